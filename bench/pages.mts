import { serveCompressed } from './compressedHost.js';
import { type Measurement, measure, median } from './lighthouse.js';

/**
 * Measures pages of the built site with Lighthouse, as a phone: the pages take turns, so that what else the
 * machine does meets all of them.
 *
 * Usage: `npm run build && npm run bench:pages`, followed by the number of rounds (5 by default) and by paths of
 * pages, where others than the usual ones are to be measured
 */
const [rounds = '5', ...chosen] = process.argv.slice(2);

/** A page of each type, and a guide with five live examples next to one without any. */
const PAGES = [
  '/',
  '/demo',
  '/sandbox',
  '/docs/intro',
  '/docs/next/tips/managing-operators',
  '/docs/migrate',
  '/api/react-querybuilder/functions/formatQuery',
];

const pages = chosen.length > 0 ? chosen : PAGES;
const host = await serveCompressed('build');
const measured = new Map(pages.map((page) => [page, [] as Measurement[]]));
for (let round = 0; round < Number(rounds); round += 1) {
  for (const page of pages) measured.get(page)?.push(await measure(host.url + page));
}
await host.close();

const medianOf = (all: Measurement[], name: keyof Measurement) =>
  median(all.map((each) => each[name]));
console.table(
  Object.fromEntries(
    [...measured].map(([page, all]) => [
      page,
      {
        score: medianOf(all, 'score').toFixed(0),
        'largest paint (s)': (medianOf(all, 'largestPaint') / 1000).toFixed(2),
        'blocking time (ms)': medianOf(all, 'blockingTime').toFixed(0),
        'layout shift': medianOf(all, 'layoutShift').toFixed(3),
        'bytes (KB)': medianOf(all, 'total').toFixed(0),
        'script (KB)': medianOf(all, 'script').toFixed(0),
      },
    ]),
  ),
);
