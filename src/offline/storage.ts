import { BASE_PATH } from '../addresses/basePath';
import type { OfflineFiles } from './OfflineFiles';

/** What all caches of the site begin with; a host may have another site below another path. */
const PREFIX = `offline-copy:${BASE_PATH}`;

/** The cache that says which copy is complete. */
const STATE_CACHE = PREFIX;

/** The address of that in the cache; there is no such file. */
const STATE = '/offline-copy';

/** A complete copy. */
export interface StoredCopy extends OfflineFiles {
  /** The cache of its files. */
  cache: string;
  /** When it was completed, in milliseconds. */
  time: number;
}

/**
 * Returns the name of the cache of a copy.
 *
 * @param files - what it consists of
 */
export const cacheOf = ({ name, build }: Pick<OfflineFiles, 'name' | 'build'>): string =>
  `${PREFIX}-${name}-${build}`;

/** Lists the caches of complete and incomplete copies. */
export async function copyCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}-`));
}

/**
 * Returns the docs version of a copy that is not complete.
 *
 * @param complete - the complete copy
 */
export async function incompleteVersion(
  complete: StoredCopy | undefined,
): Promise<string | undefined> {
  const [cache] = (await copyCaches()).filter((name) => name !== complete?.cache);
  return cache?.slice(`${PREFIX}-`.length).replace(/-\w+$/, '');
}

/** Reads which copy is complete. */
export async function readCopy(): Promise<StoredCopy | undefined> {
  // Opening a cache would create it.
  const response = await caches.match(STATE, { cacheName: STATE_CACHE });
  return response && ((await response.json()) as StoredCopy);
}

/** Notes that a copy is complete, in the place of the former one. */
export async function writeCopy(copy: StoredCopy): Promise<void> {
  const state = await caches.open(STATE_CACHE);
  await state.put(STATE, new Response(JSON.stringify(copy)));
}

/** Deletes the caches of all copies but one. */
export async function removeOtherCopies(kept: string): Promise<void> {
  const others = (await copyCaches()).filter((name) => name !== kept);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Deletes everything that was stored. */
export async function removeCopies(): Promise<void> {
  await Promise.all([...(await copyCaches()), STATE_CACHE].map((name) => caches.delete(name)));
}
