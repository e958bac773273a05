import path from 'node:path';
import { builtFiles, loadRecords } from '../../plugins/publishing/search-records/builtRecords.js';
import { embeddedClient } from '../../src/search/embeddedClient.js';
import { measureQuality, missedBars } from './quality.js';
import { QUERY_SETS } from './querySets.js';

const listsMisses = process.argv.includes('--misses');
const outDir = path.resolve('build');
console.log(`${(await loadRecords(outDir)).length} records`);
// As the browser does: what ranks first depends on the other records, which are those of one version.
const { search } = embeddedClient(builtFiles(outDir));

for (const { name, queries, bars } of QUERY_SETS) {
  const quality = await measureQuality(search, queries);
  // Whoever tunes the ranking must not see how the untouched queries fail.
  if (listsMisses && !bars) console.table(quality.misses);
  const { meanReciprocalRank, firstIsRight, inFirstThree } = quality;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  console.log(
    `${name}, ${queries.length} queries: MRR ${meanReciprocalRank.toFixed(3)}, first hit right ${percent(firstIsRight)}, in the first three ${percent(inFirstThree)}`,
  );
  if (!bars || missedBars(quality, bars).length === 0) continue;
  console.error(
    `Error: The search finds too little of the queries "${name}": their MRR must be at least ${bars.meanReciprocalRank}, and ${percent(bars.inFirstThree)} must be in the first three. Improve the ranking with the tuned queries; "npm run check:search -- --misses" lists those whose first hit is wrong.`,
  );
  process.exitCode = 1;
}
