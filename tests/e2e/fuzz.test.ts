import fc from 'fast-check';
import { compressToEncodedURIComponent } from 'lz-string';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ALARM, markup } from '../support/markup';
import { hydrated, testBrowser } from './support/browser';
import { storageKeys } from './support/storageKeys';

const { newPage } = testBrowser();

/** The same texts in each run. */
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, seed: number) =>
  fc.sample(arbitrary, { numRuns, seed });

/** Addresses of the site that hold markup, each in another place. */
const ADDRESSES = [
  ...sample(markup, 110, 1).map((text) => `/search?q=${encodeURIComponent(text)}`),
  ...sample(markup, 60, 2).map((text) => `/docs/intro#${encodeURIComponent(text)}`),
  ...sample(markup, 40, 3).map((text) => `/docs/intro#${text.replace(/%/g, '')}`),
  ...sample(fc.array(markup, { minLength: 1, maxLength: 3 }), 90, 4).map((values) => {
    const [field, operator] = ['notes', values.length > 2 ? (values[2] as string) : 'contains'];
    const rules = values.map((value) => ({ field, operator, value }));
    const payload = JSON.stringify({ q: { combinator: 'and', rules }, f: 'json' });
    return `/demo#v1=${compressToEncodedURIComponent(payload)}`;
  }),
  ...sample(markup, 40, 5).map((text) => `/demo#v1=${encodeURIComponent(text)}`),
  ...sample(markup, 40, 6).map((text) => `/sandbox?t=${encodeURIComponent(text)}&p=x`),
];

let page: Page;
/** What ran or was refused, and what the page could not do. */
const alarms: string[] = [];

beforeAll(async () => {
  ({ page } = await newPage());
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
  await page.addInitScript((alarm) => {
    const { report } = window as unknown as { report(found: string): void };
    Object.assign(window, { [alarm]: () => report('ran') });
    const isActive = (element: Element) =>
      element
        .getAttributeNames()
        .some((name) => /^on|^srcdoc$|^formaction$|^data-fuzz/.test(name)) ||
      /^javascript:/i.test(element.getAttribute('href') ?? '') ||
      element.getAttribute('src') === 'x' ||
      element.matches('iframe, object, base, math, video, meta[http-equiv=refresh i]') ||
      (element.localName === 'script' &&
        (element.textContent ?? '').includes(`${alarm}()`) &&
        !element.matches('[type="application/ld+json"]'));
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll('*')]) {
          if (isActive(element)) report(`markup: ${element.outerHTML.slice(0, 200)}`);
        }
      }
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      report(`refused: ${effectiveDirective} ${sample}`),
    );
  }, ALARM);
  await page.goto('/demo');
  await hydrated(page);
});

/** Goes to addresses by the history of the page, as a link or the Back button does. */
const visit = (addresses: readonly string[]) =>
  page.evaluate(async (visited) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const address of visited) {
      const isHash = address.startsWith(`${location.pathname}#`);
      if (isHash) location.hash = address.slice(address.indexOf('#'));
      else {
        history.pushState({}, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }
      await frame();
      await frame();
    }
  }, addresses);

it('the alarm hears markup that runs, is written or is refused', async () => {
  await page.evaluate((alarm) => {
    const image = document.createElement('img');
    image.setAttribute('src', 'x');
    image.setAttribute('onerror', `${alarm}()`);
    document.body.append(image);
    image.remove();
  }, ALARM);
  await expect
    .poll(() => alarms.join('\n'))
    .toMatch(/markup: <img[\s\S]*refused: |refused: [\s\S]*markup: <img/);
  alarms.length = 0;
});

it(`markup in ${ADDRESSES.length} addresses never becomes markup`, async () => {
  await visit(ADDRESSES);
  // The last address is shown, so that the others were shown before it.
  await page
    .getByRole('alert')
    .getByText(/There is no template/)
    .waitFor();
  await visit(['/search?q=%3Cimg%20src%3Dx%20onerror%3Dfuzzed()%3E']);
  await page.getByRole('heading', { level: 1, name: '<img src=x onerror=fuzzed()>' }).waitFor();
  expect(alarms).toEqual([]);
});

it('markup in 120 stored values never becomes markup, in this tab or the next page', async () => {
  await visit(['/docs/intro']);
  const texts = sample(markup, 120, 7);
  await page.evaluate(
    ({ values, keys }) => {
      for (const [index, newValue] of values.entries()) {
        const key = keys[index % keys.length] as string;
        const oldValue = localStorage.getItem(key);
        localStorage.setItem(key, newValue);
        const init = { key, oldValue, newValue, storageArea: localStorage, url: location.href };
        dispatchEvent(new StorageEvent('storage', init));
      }
    },
    { values: texts, keys: storageKeys() },
  );
  for (const address of [
    '/docs/intro',
    '/search',
    `/?docusaurus-theme=${encodeURIComponent(texts[0] as string)}`,
  ]) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(alarms).toEqual([]);
});
