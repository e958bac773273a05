import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFullChromium } from '../scripts/chromiumPath.mjs';

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

/** What Lighthouse says of a page. */
export interface Measurement {
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

/**
 * Measures a page with Lighthouse, as a phone.
 *
 * @param url - the address of the page
 * @throws Error when Lighthouse fails
 */
export async function measure(url: string): Promise<Measurement> {
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

/** The median of figures; the larger one of the middle two. */
export const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;
