import path from 'node:path';
import { loadRecords } from '../../plugins/search-records/builtRecords.js';
import { createEngine } from '../../src/search/engine.js';
import { LEAST_QUALITY, measureQuality } from './quality.js';
import { QUERIES } from './queries.js';

const records = await loadRecords(path.resolve('build'));
const { meanReciprocalRank, firstIsRight, misses } = await measureQuality(
  createEngine(records).search,
  QUERIES,
);

if (process.argv.includes('--misses')) console.table(misses);
console.log(
  `${records.length} records, ${QUERIES.length} queries: MRR ${meanReciprocalRank.toFixed(3)}, first hit right for ${(100 * firstIsRight).toFixed(1)} %`,
);
if (meanReciprocalRank < LEAST_QUALITY) {
  console.error(
    `Error: The search finds too little: its MRR is below ${LEAST_QUALITY}. "npx tsx checker/search/cli.mts --misses" lists the queries whose first hit is wrong.`,
  );
  process.exitCode = 1;
}
