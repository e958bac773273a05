import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromiumPath.mjs';
import { startServer } from '../scripts/staticHost.mjs';
import { encodeState } from '../src/demo/permalink.js';
import { initialState } from '../src/demo/state.js';
import { uiLibraries } from '../src/demo/uiLibraries.js';
import { summary } from './summary.js';

/**
 * Measures what a keystroke in a value costs in each UI library of the built demo, with few rules and with
 * a thousand: milliseconds from the key to the next frame.
 *
 * Usage: `npm run build && npm run bench:keystroke`, followed by ids of UI libraries to measure these only
 */
const SIZES = [4, 100, 1000];
const KEYS = '1234567890';
const requestedLibraries = process.argv.slice(2);

const stateWithRules = (size: number) =>
  encodeState({
    ...initialState,
    query: {
      combinator: 'and',
      rules: Array.from({ length: size }, () => ({ field: 'gears', operator: '=', value: '8' })),
    },
  });

async function keystrokes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const costs: number[] = [];
    Object.assign(window, { costs });
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => costs.push(performance.now() - start)));
      },
      true,
    );
  });
  await page
    .locator('[data-ui-library] input[type="number"], [data-ui-library] .rule-value input')
    .first()
    .focus();
  for (const [index, key] of [...KEYS].entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction(
      (count) => (window as unknown as { costs: number[] }).costs.length > count,
      index,
    );
  }
  return page.evaluate(() => (window as unknown as { costs: number[] }).costs);
}

const host = await startServer('build');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
console.log(`milliseconds a keystroke costs: median (worst) of ${KEYS.length}`);
console.log(
  ['UI library'.padEnd(12), ...SIZES.map((size) => `${size} rules`.padStart(16))].join(''),
);
for (const { id, route } of uiLibraries.filter(
  (uiLibrary) => requestedLibraries.length === 0 || requestedLibraries.includes(uiLibrary.id),
)) {
  const cells: string[] = [];
  for (const size of SIZES) {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${host.url}${route}${stateWithRules(size)}`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-ui-library] .rule').length === count,
      size,
    );
    cells.push(summary(await keystrokes(page)).padStart(16));
    await page.close();
  }
  console.log([id.padEnd(12), ...cells].join(''));
}
await browser.close();
await host.close();
