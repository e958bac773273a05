import type { Page } from 'playwright-core';
import { PREVIEW_FOLDER } from '../../../config/sandbox';
import { ALARM } from '../../support/markup';

/** Globals that the watching code in the page uses. */
export interface Watch {
  /** Raises an alarm. */
  report(alarm: string): void;
  /** Waits until something is so, and raises an alarm when it never is. */
  until(isSo: () => boolean, what: string): Promise<void>;
}

/**
 * Watches a page for strings that became markup, ran as scripts, violated a policy or caused an error.
 *
 * @param page - a page that has not loaded anything yet
 * @returns a list to which each alarm is added
 */
export async function watchForInjectedMarkup(page: Page): Promise<string[]> {
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => alarms.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().includes(ALARM) && request.resourceType() !== 'document') {
      alarms.push(`request: ${request.url()}`);
    }
  });
  await page.exposeFunction('report', (alarm: string) => alarms.push(alarm));
  const previewFrame = `[sandbox="allow-scripts"][src^="${PREVIEW_FOLDER}frame-"]`;
  await page.addInitScript(
    ({ alarm, previewFrame }) => {
      const watch = window as unknown as Watch;
      watch.until = async (isSo, what) => {
        for (let attempt = 0; attempt < 2000; attempt += 1) {
          if (isSo()) return;
          await new Promise((resolve) => setTimeout(resolve));
        }
        watch.report(`never: ${what}`);
      };
      Object.assign(window, { [alarm]: () => watch.report('ran') });
      const isActive = (element: Element) =>
        element
          .getAttributeNames()
          .some((name) => /^on|^srcdoc$|^formaction$|^xlink:|^data-fuzz/.test(name)) ||
        /^javascript:/i.test(element.getAttribute('href') ?? '') ||
        element.getAttribute('src') === 'x' ||
        element.matches('object, base, math, video, meta[http-equiv=refresh i]') ||
        (element.matches('iframe') && !element.matches(previewFrame)) ||
        (element.localName === 'script' &&
          (element.textContent ?? '').includes(`${alarm}()`) &&
          !element.matches('[type="application/ld+json"]'));
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof Element)) continue;
          for (const element of [node, ...node.querySelectorAll('*')]) {
            if (isActive(element)) watch.report(`markup: ${element.outerHTML.slice(0, 200)}`);
          }
        }
      }).observe(document, { childList: true, subtree: true });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
        watch.report(`refused: ${effectiveDirective} ${sample}`),
      );
    },
    { alarm: ALARM, previewFrame },
  );
  return alarms;
}
