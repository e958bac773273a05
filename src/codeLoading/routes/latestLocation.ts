import type { ClientModule } from '@docusaurus/types';
import { hideFailure } from './showFailure';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

let latest: Location | undefined;

/**
 * Where the reader last asked to go, which may not be shown yet.
 *
 * @returns the location, or `undefined` before the page has hydrated
 */
export function latestLocation(): Location | undefined {
  return latest;
}

/**
 * Docusaurus calls this as soon as the reader asks for another location, before its code loads.
 *
 * @param change - the location asked for
 */
export function onRouteUpdate({ location }: { location: Location }): void {
  latest = location;
  hideFailure();
}
