import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromiumPath.mjs';
import { startServer } from '../scripts/staticHost.mjs';

/**
 * Measures how soon the box that finds names of the API reference shows what was typed, with the
 * processor slowed down: milliseconds from the key until the list is laid out.
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
  Object.assign(window, { costs });
  document.addEventListener(
    'input',
    () => {
      const start = performance.now();
      // React renders before the next task; reading a size makes the browser lay out what it rendered.
      setTimeout(() => {
        document.querySelector('[role=listbox]')?.getBoundingClientRect();
        costs.push(performance.now() - start);
      });
    },
    true,
  );
});
const costsNow = () => page.evaluate(() => (window as unknown as { costs: number[] }).costs);

console.log(
  `milliseconds a key costs, with the processor slowed ${SLOWDOWN} times: median (worst)`,
);
for (const typed of TYPED) {
  await box.fill('');
  const before = (await costsNow()).length;
  for (const [nth, key] of [...typed].entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForFunction(
      (count) => (window as unknown as { costs: number[] }).costs.length > count,
      before + nth,
    );
  }
  const costs = (await costsNow()).slice(before).sort((one, other) => one - other);
  const median = costs[Math.floor(costs.length / 2)] ?? 0;
  console.log(`${typed}: ${median.toFixed(0)} (${costs.at(-1)?.toFixed(0)})`);
}
await browser.close();
await host.close();
