import { ownAddress } from '../addresses/basePath';
import type { OfflineFile, OfflineFiles } from './OfflineFiles';
import { cacheOf, copyCaches, readCopy, removeOtherCopies, writeCopy } from './storage';

/**
 * Why a copy was not completed: the reader paused it, the site did not answer, it was published again meanwhile, or
 * the browser has no room or stores nothing.
 */
export type StopReason = 'paused' | 'unreachable' | 'changed' | 'full' | 'forbidden';

/** A copy was not completed. What was stored stays, and is not requested again. */
export class StoreError extends Error {
  override name = 'StoreError';

  /**
   * @param reason - see {@link StopReason}
   * @param options - the cause
   */
  constructor(
    readonly reason: StopReason,
    options?: ErrorOptions,
  ) {
    super(`The copy is not complete: ${reason}.`, options);
  }
}

interface StoreOptions {
  /** Is called with the bytes that are stored, when there are more of them. */
  onProgress: (bytes: number) => void;
  /** Pauses. */
  signal: AbortSignal;
}

/** Files that are requested at the same time. */
const CONCURRENT = 6;

/** What a stored file keeps of its response: its type, and the policy of a worker or of the sandbox's frame. */
const KEPT_HEADERS = ['content-type', 'content-security-policy'];

const isFull = (error: unknown) => (error as Error | undefined)?.name === 'QuotaExceededError';

/** Requests a file, and checks that it is the one that the list names. */
async function requestFile(
  [path, bytes, hash]: OfflineFile,
  signal: AbortSignal,
): Promise<Response> {
  let response: Response;
  let content: ArrayBuffer;
  try {
    // A file without a hash in its name may have changed since the browser has kept it.
    response = await fetch(ownAddress(path), { signal, cache: hash ? 'no-cache' : 'default' });
    content = await response.arrayBuffer();
  } catch (cause) {
    throw new StoreError(signal.aborted ? 'paused' : 'unreachable', { cause });
  }
  if (!response.ok || content.byteLength !== bytes) throw new StoreError('changed');
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value ? [[name, value]] : [];
  });
  return new Response(content, { headers });
}

/** Finds files in other copies, complete or not, that are the same as those of a list. */
async function findKnownFiles(
  wanted: string,
): Promise<(file: OfflineFile) => Promise<Response | undefined>> {
  const names = (await copyCaches()).filter((name) => name !== wanted);
  const complete = await readCopy();
  const hashes = new Map(complete?.files.map(([path, , hash]) => [path, hash]));
  return async ([path, , hash]) => {
    const sources = hash ? names.filter((name) => name === complete?.cache) : names;
    if (hash && hashes.get(path) !== hash) return undefined;
    for (const cacheName of sources) {
      const found = await caches.match(ownAddress(path), { cacheName });
      if (found) return found;
    }
    return undefined;
  };
}

async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage >= bytes;
}

/** Stores the files that a cache lacks. */
async function fill(cache: Cache, all: OfflineFiles, { onProgress, signal }: StoreOptions) {
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = all.files.filter(([path]) => !stored.has(ownAddress(path)));
  let left = missing.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (!(await hasRoom(left))) throw new StoreError('full');
  const known = await findKnownFiles(cacheOf(all));
  const waiting = missing.values();
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  const work = async () => {
    for (const file of waiting) {
      if (signal.aborted || stop.signal.aborted) throw new StoreError('paused');
      const response = (await known(file)) ?? (await requestFile(file, stop.signal));
      await cache.put(ownAddress(file[0]), response);
      left -= file[1];
      onProgress(all.bytes - left);
    }
  };
  onProgress(all.bytes - left);
  const workers = Array.from({ length: CONCURRENT }, () =>
    work().catch((error: unknown) => {
      stop.abort();
      throw error;
    }),
  );
  const results = await Promise.allSettled(workers);
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  // The others were stopped by the first.
  const [first] = reasons.filter((reason) => (reason as StoreError).reason !== 'paused');
  if (first ?? reasons[0]) throw first ?? reasons[0];
}

/**
 * Stores a copy of a docs version in the browser. It replaces the former copy when it is complete; until then, the
 * former one is used.
 *
 * @param all - its files
 * @param options - see {@link StoreOptions}
 * @throws StoreError when it is not completed; the next call continues
 */
export async function storeCopy(all: OfflineFiles, options: StoreOptions): Promise<void> {
  try {
    const name = cacheOf(all);
    await fill(await caches.open(name), all, options);
    await writeCopy({ ...all, cache: name, time: Date.now() });
    await removeOtherCopies(name);
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError(isFull(cause) ? 'full' : 'forbidden', { cause });
  }
}
