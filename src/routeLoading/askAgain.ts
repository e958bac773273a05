const MOST_MILLISECONDS = 10_000;

/** Fetches a file whole, so that the browser's cache has it anew. */
async function renew(file: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(file, { cache: 'reload', signal });
  await response.arrayBuffer();
}

/**
 * Asks the site again, past the browser's cache, for what a page needs: for the page, and for the
 * script that failed. A script that came broken, but with a valid date, would come from the cache
 * again when the page is reloaded.
 *
 * @param error - why a script failed, if one did; the bundler puts its address into `request`
 * @returns whether the site answers at all, be it with an error
 */
export async function askAgain(error?: unknown): Promise<boolean> {
  const signal = AbortSignal.timeout(MOST_MILLISECONDS);
  const script = (error as { request?: unknown } | undefined)?.request;
  const [page] = await Promise.allSettled([
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }),
    typeof script === 'string' && renew(script, signal),
  ]);
  return page.status === 'fulfilled';
}
