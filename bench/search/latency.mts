import path from 'node:path';
import { QUERIES } from '../../checker/search/queries.js';
import { startServer } from '../../scripts/staticHost.mjs';
import { CPU_SLOWDOWN, percentile, slowPage, startBrowser } from './browser.mjs';

/** Of many queries; each is typed letter by letter. */
const QUERY_STEP = 4;
/** Loads before the measurement, as a browser that has the site in its cache. */
const FIRST_QUERY = 'warm up';

const host = await startServer(path.resolve(process.argv[2] ?? 'build'));
const browser = await startBrowser();
const page = await slowPage(browser);
// TypeScript's runner gives functions their names with a helper that the page lacks.
await page.addInitScript('globalThis.__name = (value) => value');
await page.goto(`${host.url}/docs/intro`, { waitUntil: 'networkidle' });

/** A query whose hits are shown, and the milliseconds since its last letter was typed. */
interface Keystroke {
  query: string;
  time: number;
}
type Measured = Window & typeof globalThis & { keystrokes: Keystroke[] };

// The window shows the query of its hits in the link to all of them, or in what it tells about none.
await page.evaluate(() => {
  let typedAt = 0;
  const keystrokes: Keystroke[] = [];
  Object.assign(window, { keystrokes });
  const shownQuery = () => {
    const link = document.querySelector<HTMLAnchorElement>('dialog .DocSearch-HitsFooter a');
    if (link) return new URL(link.href).searchParams.get('q')?.trim();
    const status = document.querySelector('dialog [role=status]')?.textContent ?? '';
    return /^No results for (.*)$/.exec(status)?.[1]?.trim();
  };
  const remember = ({ timeStamp }: Event) => {
    typedAt = timeStamp;
  };
  document.addEventListener('input', remember, true);
  new MutationObserver(() => {
    const query = document.querySelector<HTMLInputElement>('dialog input')?.value.trim();
    if (typedAt === 0 || !query || shownQuery() !== query) return;
    keystrokes.push({ query, time: performance.now() - typedAt });
    typedAt = 0;
  }).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
});
const shown = (query: string) =>
  page.waitForFunction(
    (wanted) => (window as Measured).keystrokes.at(-1)?.query === wanted,
    query,
    { polling: 5 },
  );

await page.keyboard.press('Control+k');
const field = page.getByRole('combobox', { name: 'Search' });
await field.fill(FIRST_QUERY);
await shown(FIRST_QUERY);

for (const { query } of QUERIES.filter((_, nth) => nth % QUERY_STEP === 0)) {
  await field.fill('');
  for (const [nth, letter] of [...query].entries()) {
    await page.keyboard.type(letter);
    // A blank changes the query, and not what is searched for.
    if (letter !== ' ') await shown(query.slice(0, nth + 1));
  }
}
const keystrokes = await page.evaluate(() => (window as Measured).keystrokes);
const times = keystrokes.slice(1).map(({ time }) => time);
await browser.close();
await host.close();

console.log(`${times.length} keystrokes in the search window, CPU slowed ${CPU_SLOWDOWN} times`);
console.table({
  'keystroke to hits': {
    'p50 (ms)': percentile(times, 0.5),
    'p95 (ms)': percentile(times, 0.95),
    'worst (ms)': percentile(times, 1),
  },
});
