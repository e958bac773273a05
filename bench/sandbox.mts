import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromiumPath.mjs';
import { startServer } from '../scripts/staticHost.mjs';
import { filesOf, type PreviewPackages } from '../src/sandbox/packages.js';

/**
 * Measures the built sandbox: from opening the page to the first preview, from a keystroke to the updated
 * preview, and the bytes of what the preview of each version loads; and in a guide, from the press that runs an
 * example to its result.
 *
 * Usage: `npm run build && npm run bench:sandbox`, followed by how many times the processor is slowed down
 * (4 by default)
 */
const SLOWDOWN = Number(process.argv[2] ?? 4);
const OPENED = 5;
const KEYS = 40;

const packages = JSON.parse(
  readFileSync('.docusaurus/sandbox/default/packages.json', 'utf8'),
) as PreviewPackages;

const quantile = (values: number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0;

const summary = (values: number[]) =>
  `median ${quantile(values, 0.5).toFixed(0)} ms, 95th percentile ${quantile(values, 0.95).toFixed(0)} ms`;

const host = await startServer('build');
// The headless shell runs the frame in the process of the page, which is slowed down as a whole.
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

async function openSlowPage(): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function openSandbox(): Promise<{ page: Page; opened: number }> {
  const page = await openSlowPage();
  const start = performance.now();
  await page.goto(`${host.url}/sandbox`);
  await page.locator('[data-status="rendered"]').waitFor({ timeout: 120_000 });
  return { page, opened: performance.now() - start };
}

const openings: number[] = [];
for (let count = 0; count < OPENED; count += 1) {
  const { page, opened } = await openSandbox();
  openings.push(opened);
  await page.context().close();
}
console.log(`opened to first preview (processor ${SLOWDOWN} times slower): ${summary(openings)}`);

const presses: number[] = [];
for (let count = 0; count < OPENED; count += 1) {
  const page = await openSlowPage();
  await page.goto(`${host.url}/docs/next/intro`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    // The time of the event is that of the press, also where the page could not respond at once.
    document.addEventListener('click', ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-live-example] [data-status="rendered"]')) return;
        waits.push(performance.now() - timeStamp);
        observer.disconnect();
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
  });
  const example = page.locator('[data-live-example]').first();
  await example.getByRole('button', { name: 'Run and edit' }).click();
  await page.waitForFunction(() => (window as unknown as { waits: number[] }).waits.length > 0);
  presses.push(await page.evaluate(() => (window as unknown as { waits: number[] }).waits[0] ?? 0));
  await page.context().close();
}
console.log(`example of a guide, from the press to its result: ${summary(presses)}`);

const { page } = await openSandbox();
const editor = page.getByRole('textbox', { name: /^Code of / });
await editor.fill('export default function App() {\n  return <p>0</p>;\n}\n// ');
await page.frameLocator('iframe').getByText('0').waitFor();
await editor.press('Control+End');
await page.evaluate(() => {
  const costs: number[] = [];
  let pressed: number | undefined;
  Object.assign(window, { costs });
  document.addEventListener('keydown', () => (pressed = performance.now()), true);
  const status = document.querySelector('[data-status]') as HTMLElement;
  new MutationObserver(() => {
    if (status.dataset.status !== 'rendered' || pressed === undefined) return;
    costs.push(performance.now() - pressed);
    pressed = undefined;
  }).observe(status, { attributes: true });
});
for (let key = 0; key < KEYS; key += 1) {
  await page.keyboard.press('a');
  await page.waitForFunction(
    (count) => (window as unknown as { costs: number[] }).costs.length > count,
    key,
  );
}
const costs = await page.evaluate(() => (window as unknown as { costs: number[] }).costs);
console.log(`keystroke to updated preview: ${summary(costs)}`);
await browser.close();

console.log('files of the preview, gzipped:');
for (const version of packages.versions) {
  const files = filesOf(packages, version, ['react-dom/client', 'react-querybuilder']);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(`${host.url}${packages.folder}${file}`);
      return gzipSync(Buffer.from(await response.arrayBuffer())).length;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`  version ${version.version}: ${(total / 1000).toFixed(0)} KB`);
}
await host.close();
