import { SERVICE_WORKER } from '../../config/offline';
import { BASE_PATH, ownAddress } from '../addresses/basePath';
import {
  OFFLINE_VERSIONS,
  type OfflineFiles,
  type OfflineVersion,
  offlineFilesPath,
} from './OfflineFiles';
import { removeCopies } from './storage';
import { StoreError, storeCopy } from './storeCopy';

/** Whether the browser can store the site: many cannot in private windows, and none can without encryption. */
export const canStore = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

async function requestJson<Content>(path: string): Promise<Content> {
  try {
    const response = await fetch(ownAddress(path), { cache: 'no-cache' });
    if (response.ok) return (await response.json()) as Content;
  } catch (cause) {
    throw new StoreError('unreachable', { cause });
  }
  throw new StoreError('unreachable');
}

/**
 * Requests the versions that can be stored.
 *
 * @throws StoreError when the site does not answer
 */
export const requestVersions = () => requestJson<OfflineVersion[]>(OFFLINE_VERSIONS);

/**
 * Stores a docs version, and has it used without a network from then on.
 *
 * @param name - the name of the docs version
 * @param onProgress - is called with the bytes that are stored, and the bytes of the complete copy
 * @param signal - pauses
 * @throws StoreError when the copy is not completed; the next call continues
 */
export async function store(
  name: string,
  onProgress: (bytes: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const files = await requestJson<OfflineFiles>(offlineFilesPath(name));
  try {
    await navigator.serviceWorker.register(ownAddress(SERVICE_WORKER), {
      scope: BASE_PATH,
      updateViaCache: 'none',
    });
  } catch (cause) {
    throw new StoreError('forbidden', { cause });
  }
  await storeCopy(files, { signal, onProgress: (bytes) => onProgress(bytes, files.bytes) });
}

/** Removes what was stored, and the service worker. */
export async function withdraw(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(BASE_PATH);
  await registration?.unregister();
  await removeCopies();
}
