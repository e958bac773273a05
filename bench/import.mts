import { type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromiumPath.mjs';
import { startServer } from '../scripts/staticHost.mjs';
import { uiLibraries } from '../src/demo/uiLibraries.js';

/**
 * Measures the longest tasks of the page while a demo renders an imported query of 200 rules: milliseconds
 * of processor time, and in brackets of the clock, from a Chromium trace.
 *
 * Usage: `npm run build && npm run bench:import`, followed by ids of UI libraries to measure these only
 */
const SIZE = 200;
const SHOWN = 4;
const requestedLibraries = process.argv.slice(2);

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the clock. */
  dur?: number;
  /** Microseconds of processor time. */
  tdur?: number;
}

async function traced(client: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await run();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return events;
}

async function importRules(page: Page): Promise<TraceEvent[]> {
  await page.getByRole('tab', { name: 'Import' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Import' });
  await panel
    .getByRole('textbox')
    .fill(Array.from({ length: SIZE }, (_, index) => `gears = ${index}`).join(' and '));
  return traced(await page.context().newCDPSession(page), async () => {
    await panel.getByRole('button', { name: 'Import', exact: true }).click();
    await page.waitForFunction(
      (size) => document.querySelectorAll('[data-ui-library] .rule').length === size,
      SIZE,
    );
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });
}

const host = await startServer('build');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
console.log(`the ${SHOWN} longest tasks of an import of ${SIZE} rules: processor (clock), ms`);
for (const { id, route } of uiLibraries.filter(
  (uiLibrary) => requestedLibraries.length === 0 || requestedLibraries.includes(uiLibrary.id),
)) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`${host.url}${route}`, { waitUntil: 'networkidle' });
  const events = await importRules(page);
  const script = events.find(({ name }) => name === 'FunctionCall');
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === script?.pid && tid === script.tid)
    .sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, SHOWN)
    .map(({ dur = 0, tdur = 0 }) => `${(tdur / 1000).toFixed(0)} (${(dur / 1000).toFixed(0)})`);
  console.log([id, ...tasks].map((cell) => cell.padEnd(12)).join(''));
  await page.close();
}
await browser.close();
await host.close();
