import fs from 'node:fs';
import path from 'node:path';
import type { FetchFile } from '../../../src/search/fetchFile';
import { recordLoader } from '../../../src/search/recordLoader';
import type { SearchRecord } from '../../../src/search/SearchRecord';
import { MANIFEST_PATH, readManifest } from '../../../src/search/shards';

/**
 * Reads files of a built site, as a browser fetches them.
 *
 * @param outDir - the folder of the built site
 */
export const builtFiles =
  (outDir: string): FetchFile =>
  async (file) =>
    fs.readFileSync(path.join(outDir, file), 'utf8');

/**
 * Reads the records of a built site, through the loader that browsers use.
 *
 * @param outDir - the folder of the built site
 * @throws Error when the folder holds no built site
 */
export async function loadRecords(outDir: string): Promise<SearchRecord[]> {
  const manifest = path.join(outDir, MANIFEST_PATH);
  if (!fs.existsSync(manifest)) {
    throw new Error(`There are no search records in "${outDir}": run "npm run build" first.`);
  }
  const load = recordLoader(builtFiles(outDir));
  const tags = Object.keys(readManifest(JSON.parse(fs.readFileSync(manifest, 'utf8'))));
  return (await Promise.all(tags.map(load))).flat();
}
