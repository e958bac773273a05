import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { HASH_LENGTH } from '../../../src/search/recordLoader';
import type { SearchRecord } from '../../../src/search/SearchRecord';
import { MANIFEST_PATH, type Manifest, packShard, SHARD_FOLDER } from '../../../src/search/shards';
import { groupBy } from './groupBy';

/** In characters of JSON, up to 100 KB gzipped: one file compresses 3 % better than three. */
export const SHARD_SIZE = 700_000;

/**
 * Publishes records as shards, and the list of them.
 *
 * @param outDir - the folder of the built site
 * @param records - the records of all pages, those of a page together
 */
export function writeShards(outDir: string, records: readonly SearchRecord[]): void {
  fs.mkdirSync(path.join(outDir, SHARD_FOLDER), { recursive: true });
  const manifest: Manifest = {};
  const groups = groupBy(records, ({ tag, language, version }) => `${tag} ${language} ${version}`);
  for (const group of groups.values()) {
    for (const part of partsOf(group)) {
      const { tag } = part[0] as SearchRecord;
      const content = JSON.stringify(packShard(part));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
      const name = `${tag}.${hash}.json`;
      fs.writeFileSync(path.join(outDir, SHARD_FOLDER, name), content);
      manifest[tag] = [...(manifest[tag] ?? []), name];
    }
  }
  fs.writeFileSync(path.join(outDir, MANIFEST_PATH), JSON.stringify(manifest));
}

/** Cuts records between pages, so that no part is much larger than a shard should be. */
function partsOf(records: readonly SearchRecord[]): SearchRecord[][] {
  const parts: SearchRecord[][] = [];
  let size = SHARD_SIZE;
  for (const page of groupBy(records, ({ url }) => url.replace(/#.*/, '')).values()) {
    if (size >= SHARD_SIZE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(...page);
    size += JSON.stringify(page).length;
  }
  return parts;
}
