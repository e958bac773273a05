import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import siteConfig from '@generated/docusaurus.config';
import { type ReactNode, useContext, useMemo } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import type { RouteConfig } from 'react-router-config';
import type { RecordedRoute, RouteRecord } from '../RouteRecord';
import chunkNames from './chunkNames';
import { pageData } from './pageData';
import { addModules } from './registry';

interface KnownRoute extends RouteConfig {
  /** Also React's key: a route's place among the known ones changes. */
  key: string;
  order: number;
  routes?: KnownRoute[];
}

const notFound: KnownRoute = {
  path: '*',
  component: ComponentCreator('*', ''),
  key: '*',
  order: Number.POSITIVE_INFINITY,
};

/** Themes look for the home page when they first render, and then link to it. */
const homePage: KnownRoute = {
  ...notFound,
  path: siteConfig.baseUrl,
  exact: true,
  key: 'home',
  // Behind the route of the home page itself, once that is known.
  order: Number.MAX_SAFE_INTEGER,
};

/** The known routes, in Docusaurus' order. */
const known: KnownRoute[] = pageData.hasHomePage ? [homePage, notFound] : [notFound];

/**
 * Docusaurus renders its list of routes once; the known ones have to be rendered for each page.
 *
 * While the next page loads, Docusaurus renders the current one at its old location again. Nothing in it
 * has changed then, so that this leaves it alone.
 */
function KnownRoutes(): ReactNode {
  const context = useContext(RouterContext);
  const { location, match } = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router makes a new context each time
  return useMemo(
    () => <RouterContext.Provider value={context}>{renderRoutes(known)}</RouterContext.Provider>,
    [location, match.url],
  );
}

/**
 * The routes, for Docusaurus and themes. In the published scripts it replaces Docusaurus' generated
 * module, which lists the routes of all pages.
 */
const routes: RouteConfig[] = [
  { path: siteConfig.baseUrl, component: KnownRoutes, routes: known },
  notFound,
];

export default routes;

const keyOf = ({ path, hash }: RecordedRoute) => `${path}-${hash}`;

function addTo(level: KnownRoute[], [route, ...inner]: readonly RecordedRoute[]): void {
  if (!route) return;
  const key = keyOf(route);
  let same = level.find((other) => other.key === key);
  if (!same) {
    const { path, exact, hash, order, attributes } = route;
    chunkNames[key] = route.chunkNames;
    same = { ...attributes, path, exact, key, order, component: ComponentCreator(path, hash) };
    if (inner.length > 0) same.routes = [];
    level.push(same);
    level.sort((a, b) => a.order - b.order);
  }
  addTo(same.routes ?? [], inner);
}

/**
 * Makes the routes of a page known.
 *
 * @param record - the record of the page
 */
export function addRoutes(record: RouteRecord): void {
  addModules(record);
  addTo(known, record.routes);
}
