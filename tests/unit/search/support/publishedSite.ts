import { createHash } from 'node:crypto';
import type { FetchFile, FileCache } from '../../../../src/search/fetchFile';
import { SearchError } from '../../../../src/search/SearchClient';
import type { SearchRecord } from '../../../../src/search/SearchRecord';
import { MANIFEST_PATH, packShard, SHARD_FOLDER } from '../../../../src/search/shards';

/** A site whose files a test can take away, damage and replace. */
export interface PublishedSite {
  fetchFile: FetchFile;
  /** What was asked for, in order, with the cache that was allowed. */
  asked: { path: string; cache: FileCache }[];
  /** The contents, by path. */
  files: Map<string, string>;
  /** Replaces all records, as a new deployment does. */
  publish: (records: readonly SearchRecord[]) => void;
  /** The path of the only shard of a docs tag. */
  shardOf: (tag: string) => string;
  /** Whether the network is there. */
  online: boolean;
}

/** Publishes records as the build does, one shard a docs tag. */
export function publishedSite(records: readonly SearchRecord[]): PublishedSite {
  const site: PublishedSite = {
    asked: [],
    files: new Map(),
    online: true,
    async fetchFile(path, cache) {
      site.asked.push({ path, cache });
      if (!site.online) throw new SearchError('unreachable', `${path} did not answer.`);
      const content = site.files.get(path);
      if (content === undefined) throw new SearchError('refused', `${path} answered 404.`);
      return content;
    },
    publish(newer) {
      site.files.clear();
      const manifest: Record<string, string[]> = {};
      for (const tag of new Set(newer.map((record) => record.tag))) {
        const content = JSON.stringify(packShard(newer.filter((record) => record.tag === tag)));
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
        manifest[tag] = [`${tag}.${hash}.json`];
        site.files.set(`${SHARD_FOLDER}/${tag}.${hash}.json`, content);
      }
      site.files.set(MANIFEST_PATH, JSON.stringify(manifest));
    },
    shardOf(tag) {
      const path = [...site.files.keys()].find((name) => name.includes(`/${tag}.`));
      if (!path) throw new Error(`There is no shard of ${tag}.`);
      return path;
    },
  };
  site.publish(records);
  return site;
}
