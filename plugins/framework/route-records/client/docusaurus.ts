import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadPage from '@docusaurus/core/lib/client/preload';
import { linkInView } from './linksInView';
import { loadPage, smallScriptsOf } from './recordedPages';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** The bytes that were sent for a file; none where it came from the browser's cache. */
function sentBytes(file: string): number {
  const entries = performance.getEntriesByName(new URL(file, window.location.href).href);
  return (entries.at(-1) as PerformanceResourceTiming | undefined)?.transferSize ?? 0;
}

async function prefetchScripts(pathname: string, maxBytes: number): Promise<number> {
  if (preloaded.has(pathname) || prefetched.has(pathname)) return 0;
  prefetched.add(pathname);
  let sent = 0;
  try {
    await loadPage(pathname);
    for (const file of smallScriptsOf(pathname)) {
      if (sent >= maxBytes) break;
      await prefetchFile(file);
      sent += sentBytes(file);
    }
  } catch {
    prefetched.delete(pathname);
  }
  return sent;
}

/**
 * Fetches the scripts of a page for the browser's cache, when its link stays in view; links that come into
 * view call it.
 *
 * @param address - the path of the page; links with a query or hash are left until they are followed
 */
function prefetch(address: string): void {
  if (pathOf(address) !== address || isSlowConnection()) return;
  if (!preloaded.has(address) && !prefetched.has(address)) linkInView(address, prefetchScripts);
}

/**
 * Loads the code of a page; links that the pointer is over call it.
 *
 * @param address - the address of the page
 * @returns `false` when nothing is to be loaded
 */
function preload(address: string): false | Promise<unknown> {
  const pathname = pathOf(address);
  if (preloaded.has(pathname) || isSlowConnection()) return false;
  preloaded.add(pathname);
  return preloadPage(pathname);
}

/** Replaces the module of Docusaurus that is `window.docusaurus`, and reads the table of all routes. */
export default Object.freeze({ prefetch, preload });
