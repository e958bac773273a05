/** Returns the decoded path, or the path itself where it cannot be decoded. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Chooses among the pages whose paths have the same key as an address.
 *
 * @param pathname - the path of the address
 * @param paths - the paths of these pages
 * @returns the same path, or else the only one, or `undefined`
 */
export function matchingPath(pathname: string, paths: readonly string[] = []): string | undefined {
  if (paths.includes(pathname)) return pathname;
  if (paths.includes(decoded(pathname))) return decoded(pathname);
  return paths.length === 1 ? paths[0] : undefined;
}
