import type { ClientModule } from '@docusaurus/types';
import { hideFailure } from './showFailure';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

let latest: Location | undefined;
let shown: string | undefined;

/**
 * Where the reader last asked to go, which may not be shown yet.
 *
 * @returns the location, or `undefined` before the page has hydrated
 */
export function latestLocation(): Location | undefined {
  return latest;
}

/**
 * The path of the page that the reader sees, while the address may be that of the next one already.
 */
export const shownPath = (): string => shown ?? window.location.pathname;

/**
 * Whether a page is the one that the reader sees, to which they also return when they give up going to another one.
 *
 * @param pathname - the path of the page
 */
export const isShown = (pathname: string): boolean => pathname === shown;

/**
 * Docusaurus calls this as soon as the reader asks for another location, before its code loads.
 *
 * @param change - the location asked for
 */
export function onRouteUpdate({ location }: { location: Location }): void {
  latest = location;
  hideFailure();
}

/**
 * Docusaurus calls this when a location is shown.
 *
 * @param change - the location
 */
export function onRouteDidUpdate({ location }: { location: Location }): void {
  shown = location.pathname;
}
