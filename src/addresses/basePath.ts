/** The base path, where the bundler has put in its name; it is the public path of the bundled files. */
declare const __webpack_public_path__: string | undefined;

/**
 * The path that the site is published below, with slashes around it: `/`, or `/querybuilder/`. Scripts of the build
 * and the tests do not go through the bundler: for them the site is at the root.
 */
export const BASE_PATH: string =
  typeof __webpack_public_path__ === 'undefined' ? '/' : __webpack_public_path__;

/**
 * Returns the address of a page or file of the site. `Link` does the same by itself; this is for requests and for
 * the router's history.
 *
 * @param path - its path within the site, such as `/search?q=rule`
 * @param basePath - the base path
 */
export const ownAddress = (path: string, basePath = BASE_PATH): string => basePath + path.slice(1);

/**
 * Returns the path of an address within the site, whatever the site is published below.
 *
 * @param pathname - the path of an address
 * @param basePath - the base path
 */
export const withinSite = (pathname: string, basePath = BASE_PATH): string =>
  pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
