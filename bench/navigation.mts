import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromiumPath.mjs';
import { startServer } from '../scripts/staticHost.mjs';
import { summary } from './summary.js';

/**
 * Measures how soon the next page is painted, with the processor slowed down, in milliseconds: from the click on a
 * visible link that the pointer has been on for a moment, and from the browser's back and forward buttons, until the
 * frame that shows the heading of the page.
 *
 * Usage: `npm run build && npm run bench:navigation`
 */
const SLOWDOWN = 4;
const ROUNDS = 9;
/** How long the pointer is on a link before the click, in milliseconds. */
const HOVER = 300;

/** Where readers come from, and the link that they follow. */
const CLICKS = [
  { from: '/docs/intro', to: '/docs/typescript' },
  { from: '/docs/typescript', to: '/docs/intro' },
  {
    from: '/api/react-querybuilder/functions/parseSQL',
    to: '/api/react-querybuilder/functions/parseCEL',
  },
];

/** Waits in the page for a frame with another first heading, and takes the time since an event of a kind. */
const untilPainted = (page: Page, event: 'click' | 'popstate') =>
  page.evaluate(
    (kind) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        let start = 0;
        addEventListener(kind, (each) => (start = each.timeStamp), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          if (start === 0 || document.querySelector('h1')?.textContent === before) return;
          observer.disconnect();
          // A frame's callbacks run before it is painted, and a message that they send arrives after it.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage('painted');
          });
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }),
    event,
  );

const host = await startServer('build');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

async function measure({ from, to }: (typeof CLICKS)[number]) {
  const context = await browser.newContext({ viewport: { width: 1300, height: 850 } });
  const page = await context.newPage();
  await page.goto(host.url + from, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const link = page.locator(`.theme-doc-sidebar-menu a:not([role])[href="${to}"]`);
  await link.hover();
  await page.waitForTimeout(HOVER);
  const clicked = untilPainted(page, 'click');
  await link.click();
  const click = await clicked;
  const wentBack = untilPainted(page, 'popstate');
  await page.evaluate(() => history.back());
  const back = await wentBack;
  const wentForward = untilPainted(page, 'popstate');
  await page.evaluate(() => history.forward());
  const forward = await wentForward;
  await context.close();
  return { click, back, forward };
}

console.log(
  `milliseconds with the processor slowed ${SLOWDOWN} times: median (worst) of ${ROUNDS}`,
);
for (const each of CLICKS) {
  const rounds: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(each));
  const of = (kind: 'click' | 'back' | 'forward') => summary(rounds.map((times) => times[kind]));
  console.log(
    `${each.from} → ${each.to}: ${of('click')}, back ${of('back')}, forward ${of('forward')}`,
  );
}
await browser.close();
await host.close();
