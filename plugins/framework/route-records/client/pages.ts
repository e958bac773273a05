import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';
import { addressKey } from '../addressKey';
import { matchingPath } from './matchingPath';

/** The paths of the pages; a route that has others below it is only a frame around them. */
const listPaths = (tree: readonly RouteConfig[]): string[] =>
  tree.flatMap(({ path, routes: inner }) => (inner ? listPaths(inner) : [path as string]));

const paths = new Map<string, string[]>();
for (const path of listPaths(routes)) {
  const key = addressKey(path);
  paths.set(key, [...(paths.get(key) ?? []), path]);
}

/**
 * Makes a page known, so that the router finds it. Where this module is used, on the server and by
 * `docusaurus start`, all pages are known; `recordedPages.ts` replaces it in the published scripts.
 */
export const loadPage: (pathname: string) => Promise<void> = async () => {};

/**
 * Finds the page that an address means among the known pages: the page with this path, or else the
 * only one whose path differs in nothing but letter case, percent-encoding and a slash at its end.
 *
 * @param pathname - the path of an address
 * @returns the path of the page, or `undefined` when there is none, or more than one
 */
export function findPage(pathname: string): string | undefined {
  return matchingPath(pathname, paths.get(addressKey(pathname)));
}
