import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveCompressed } from './compressedHost.js';
import { type Measurement, measure, median } from './lighthouse.js';
import { buildPeer } from './peers/buildPeer.js';
import { PEERS } from './peers/peers.js';
import { plot } from './peers/plot.js';

/**
 * Compares a page of the API reference with the same Markdown in the sites of other tools, and with our pages of other
 * types, in Lighthouse, as a phone. The pages take turns, so that what else the machine does meets all of them.
 *
 * Usage: `npm run build && npm run bench:peers`, followed by the number of rounds (5 by default); the plot in the
 * README is updated
 */
const FOLDER = 'build/api/react-querybuilder/functions';
const PAGE = 'formatQuery';

/** Our page types, with a page of each. */
const OWN = [
  { name: 'This site, reference', page: `/api/react-querybuilder/functions/${PAGE}` },
  { name: 'This site, a guide', page: '/docs/intro' },
  { name: 'This site, home', page: '/' },
  { name: 'This site, demo', page: '/demo' },
];

const rounds = Number(process.argv[2] ?? 5);
const pages = new Map(
  fs
    .readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file.replace('.md', ''), fs.readFileSync(path.join(FOLDER, file), 'utf8')]),
);
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'peers-'));

const sites = [
  ...OWN.map((own) => ({ ...own, folder: 'build' })),
  ...PEERS.map((peer) => ({
    name: peer.name,
    folder: buildPeer(peer, path.join(temporary, peer.name), pages),
    page: `/${peer.name === 'Starlight' ? PAGE.toLowerCase() : PAGE}`,
  })),
];

const hosts = await Promise.all(sites.map(({ folder }) => serveCompressed(folder)));
const measured = sites.map((): Measurement[] => []);
for (let round = 0; round < rounds; round += 1) {
  for (const [nth, { page }] of sites.entries()) {
    measured[nth]?.push(await measure(`${hosts[nth]?.url}${page}`));
  }
}
await Promise.all(hosts.map((host) => host.close()));
fs.rmSync(temporary, { recursive: true });

const medians = sites.map(({ name }, nth) => {
  const of = (figure: keyof Measurement) =>
    median(measured[nth]?.map((each) => each[figure]) ?? []);
  return {
    name,
    score: of('score'),
    total: of('total'),
    script: of('script'),
    paint: of('largestPaint'),
    blocking: of('blockingTime'),
  };
});
console.log(`${pages.size} pages; medians of ${rounds} rounds`);
console.log('| Site | Score | Largest paint | Blocking time | Sent | Script |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const { name, score, paint, blocking, total, script } of medians) {
  const seconds = (paint / 1000).toFixed(2);
  const numbers = [blocking, total, script].map((each) => each.toFixed(0));
  console.log(
    `| ${name} | ${score.toFixed(0)} | ${seconds} s | ${numbers[0]} ms | ${numbers[1]} KB | ${numbers[2]} KB |`,
  );
}
fs.writeFileSync(
  'bench/peers.svg',
  plot(
    `What the ${PAGE} page sends in each site, and other pages of this site, with their Lighthouse scores`,
    medians,
  ),
);
