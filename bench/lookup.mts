import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromiumPath.mjs';
import { startServer } from '../scripts/staticHost.mjs';
import { summary } from './summary.js';

/**
 * Measures how soon the box that finds names of the API reference shows what was typed, with the
 * processor slowed down, in milliseconds: from the input until the list is laid out, and from the key to the
 * next paint, which waits for a frame (Interaction to Next Paint).
 *
 * Usage: `npm run build && npm run bench:lookup`
 */
const SLOWDOWN = 4;
const TYPED = ['gvs', 'qbp', 'rule props', 'querybuilder.controlelements', 'fields', 'xyzzy'];

const host = await startServer('build');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(`${host.url}/api/react-querybuilder`);
await page.waitForSelector('html[data-has-hydrated="true"]');
const box = page.locator('#api-lookup');
const answered = page.waitForResponse('**/api/lookup.json');
await box.focus();
await answered;
await box.fill('warm');
await page
  .getByText(/No name matches|names?/)
  .first()
  .waitFor();
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
await page.evaluate(() => {
  const costs: number[] = [];
  const paints: number[] = [];
  Object.assign(window, { costs, paints });
  let start = 0;
  document.addEventListener('input', () => (start = performance.now()), true);
  // React has rendered when the event gets here; reading a size makes the browser lay out what it rendered.
  document.addEventListener('input', () => {
    document.querySelector('[role=listbox]')?.getBoundingClientRect();
    costs.push(performance.now() - start);
  });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') paints.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
});
/** The times since the last call, in order. */
const takeTimes = (name: 'costs' | 'paints') =>
  page.evaluate(
    (list) => (window as unknown as Record<string, number[]>)[list]?.splice(0) ?? [],
    name,
  );

console.log(
  `milliseconds a key costs, with the processor slowed ${SLOWDOWN} times: median (worst) until laid out, until painted`,
);
for (const typed of TYPED) {
  await box.fill('');
  await takeTimes('costs');
  await takeTimes('paints');
  for (const [nth, key] of [...typed].entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForFunction(
      (count) => (window as unknown as { costs: number[] }).costs.length > count,
      nth,
    );
  }
  // The browser reports a paint after the next one.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const laidOut = summary(await takeTimes('costs'));
  console.log(`${typed}: ${laidOut}, ${summary(await takeTimes('paints'))}`);
}
await browser.close();
await host.close();
