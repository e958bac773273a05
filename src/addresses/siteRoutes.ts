import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';
import { routeAt } from './routeAt';

/** The paths of the pages; a route that has others below it is only a frame around them. */
const pathsOf = (tree: readonly RouteConfig[]): string[] =>
  tree.flatMap(({ path, routes: inner }) => (inner ? pathsOf(inner) : [path as string]));

const paths = pathsOf(routes).filter((path) => path !== '*');

/**
 * Finds the page of this site that an address means; see {@link routeAt}.
 *
 * @param pathname - the path of an address
 * @returns the path of the page, or `undefined` when there is none
 */
export function pageAt(pathname: string): string | undefined {
  return routeAt(pathname, paths);
}
