import type { FetchFile, FileCache } from './fetchFile';
import { SearchError } from './SearchClient';
import type { SearchRecord } from './SearchRecord';
import { MANIFEST_PATH, type Manifest, readManifest, SHARD_FOLDER, unpackShard } from './shards';

/** How many hexadecimal digits of its SHA-256 a shard has in its name. */
export const HASH_LENGTH = 16;

/**
 * Loads records, each shard once.
 *
 * A shard that is missing, is another file or is damaged may belong to an older deployment than the
 * one that now answers. Then the list of shards is fetched again, and the shards past any cache.
 *
 * @param fetchFile - fetches a file of this site
 * @returns loads the records of a docs tag, and rejects with a {@link SearchError} when they cannot be
 *   loaded; then the next call tries again
 */
export function recordLoader(fetchFile: FetchFile): (tag: string) => Promise<SearchRecord[]> {
  const remember = <Value>(
    values: Map<string, Promise<Value>>,
    key: string,
    load: () => Promise<Value>,
  ) => {
    const known = values.get(key);
    if (known) return known;
    const loading = load();
    values.set(key, loading);
    loading.catch(() => values.get(key) === loading && values.delete(key));
    return loading;
  };

  const manifests = new Map<string, Promise<Manifest>>();
  const tags = new Map<string, Promise<SearchRecord[]>>();

  const manifestFrom = (cache: FileCache) =>
    remember(manifests, MANIFEST_PATH, async () =>
      readAs(readManifest, MANIFEST_PATH, await fetchFile(MANIFEST_PATH, cache)),
    );

  async function shards(names: readonly string[], cache: FileCache): Promise<SearchRecord[]> {
    const records = names.map(async (name) => {
      const path = `${SHARD_FOLDER}/${name}`;
      const content = await fetchFile(path, cache);
      if (!(await hasHash(content, name))) {
        throw new SearchError('corrupt', `${path} is not the file that the list of shards names.`);
      }
      return readAs(unpackShard, path, content);
    });
    return (await Promise.all(records)).flat();
  }

  async function load(tag: string): Promise<SearchRecord[]> {
    const used = manifestFrom('no-cache');
    try {
      const names = (await used)[tag];
      if (names) return await shards(names, 'default');
    } catch (error) {
      if (error instanceof SearchError && error.reason === 'unreachable') throw error;
    }
    // Tags that fail together fetch the newer list once.
    if (manifests.get(MANIFEST_PATH) === used) manifests.delete(MANIFEST_PATH);
    const newer = await manifestFrom('reload');
    return shards(newer[tag] ?? [], 'reload');
  }

  return (tag) => remember(tags, tag, () => load(tag));
}

function readAs<Value>(read: (content: unknown) => Value, path: string, content: string): Value {
  try {
    return read(JSON.parse(content));
  } catch (cause) {
    throw new SearchError('corrupt', `${path} cannot be read.`, { cause });
  }
}

async function hasHash(content: string, name: string): Promise<boolean> {
  // Browsers give no hashes to pages that came without encryption; what is damaged seldom parses.
  if (!globalThis.crypto?.subtle) return true;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return name.includes(hex.join('').slice(0, HASH_LENGTH));
}
