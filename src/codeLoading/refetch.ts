import { failedFile } from './bundlerError';

const MAX_MILLISECONDS = 10_000;

/** Replaces a file in the browser's cache. */
async function reloadFile(file: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(file, { cache: 'reload', signal });
  await response.arrayBuffer();
}

/**
 * Requests the page and the file that failed once more, bypassing the browser's cache. A broken
 * file that the browser has cached would otherwise be used again after a reload of the page.
 *
 * @param error - why a file failed, if one did
 * @returns whether the site responds, even with an error
 */
export async function refetch(error?: unknown): Promise<boolean> {
  const signal = AbortSignal.timeout(MAX_MILLISECONDS);
  const file = failedFile(error)?.url;
  const [page] = await Promise.allSettled([
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }),
    file && reloadFile(file, signal),
  ]);
  return page.status === 'fulfilled';
}
