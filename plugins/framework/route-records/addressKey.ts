/** The start value and the prime of the 32-bit FNV-1a hash. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns what addresses of the same page have in common: the decoded path in lower case, without a
 * slash at its end. The router, too, ignores letter case and that slash.
 *
 * @param pathname - the path of an address
 */
export function addressKey(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A path that cannot be decoded is no page's, and has a key like any other.
  }
  return decoded.toLowerCase().replace(/\/+$/, '') || '/';
}

/**
 * Returns the number of the record file that has the page of a key, if there is such a page.
 *
 * @param key - see {@link addressKey}
 * @param fileCount - how many files there are
 */
export function fileNumber(key: string, fileCount: number): number {
  let hash = OFFSET;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), PRIME);
  return (hash >>> 0) % fileCount;
}
