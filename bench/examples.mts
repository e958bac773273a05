import { serveCompressed } from './compressedHost.js';
import { type Measurement, measure, median } from './lighthouse.js';

/**
 * Measures what live examples cost a guide before they are used: a guide with five of them, and the same guide
 * without what they render, in turns, with Lighthouse as a phone.
 *
 * Usage: `npm run build && npm run bench:examples`, followed by the number of rounds (9 by default)
 */
const ROUNDS = Number(process.argv[2] ?? 9);

const GUIDE = '/docs/next/tips/managing-operators';

/** The markup and styles of a result. */
const RESULT = /<template shadowrootmode[\s\S]*?<\/template>/g;

const hosts = {
  'with results': await serveCompressed('build'),
  'without results': await serveCompressed('build', (html) => html.replace(RESULT, '')),
};
const measured = Object.entries(hosts).map(([name, host]) => ({
  name,
  host,
  rounds: [] as Measurement[],
}));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { host, rounds } of measured) rounds.push(await measure(host.url + GUIDE));
}
for (const { name, host, rounds } of measured) {
  await host.close();
  const figures = (figure: keyof Measurement) => rounds.map((round) => round[figure]);
  const scores = figures('score').toSorted((one, other) => one - other);
  const script = median(figures('script')).toFixed(0);
  console.log(`${name}: median ${median(scores)} of ${scores.join(', ')}; ${script} KB of script`);
}
