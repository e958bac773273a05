/**
 * Finds the route that an address means: the route with exactly this path, or else the only one whose
 * path differs in nothing but letter case and percent-encoding. Hosts distinguish letter case, and
 * readers who type an address often do not.
 *
 * The function's source is put into the not-found page, so that it uses nothing from outside.
 *
 * @param pathname - the path of an address
 * @param paths - the paths of all routes
 * @returns the path of the route, or `undefined` when there is none, or more than one
 */
export function findRoute(pathname: string, paths: readonly string[]): string | undefined {
  if (paths.includes(pathname)) return pathname;
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (paths.includes(decoded)) return decoded;
  const wanted = decoded.toLowerCase();
  const candidates = paths.filter((path) => path.toLowerCase() === wanted);
  return candidates.length === 1 ? candidates[0] : undefined;
}
