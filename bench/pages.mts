import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFullChromium } from '../scripts/chromiumPath.mjs';
import { serveCompressed } from './compressedHost.js';

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

/** Not a dependency: nobody but this bench needs it, and it is large. The newest that runs on Node.js 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number; details?: { items: ResourceBytes[] } }>;
}

interface ResourceBytes {
  resourceType: string;
  transferSize: number;
}

interface Measurement {
  score: number;
  /** In milliseconds. */
  largestPaint: number;
  /** In milliseconds. */
  blockingTime: number;
  layoutShift: number;
  /** In KB, as they are sent. */
  total: number;
  script: number;
}

async function measure(url: string): Promise<Measurement> {
  const flags = ['--output=json', '--quiet', '--only-categories=performance'];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, ...flags, '--chrome-flags=--headless=new --no-sandbox'],
    { env: { ...process.env, CHROME_PATH: findFullChromium() }, maxBuffer: 2 ** 27 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const resources = audits['resource-summary']?.details?.items ?? [];
  const bytesOf = (type: string) =>
    (resources.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1000;
  return {
    score: 100 * categories.performance.score,
    largestPaint: figure('largest-contentful-paint'),
    blockingTime: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    total: bytesOf('total'),
    script: bytesOf('script'),
  };
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;

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
