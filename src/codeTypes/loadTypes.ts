import { ownAddress, withinSite } from '../addresses/basePath';
import { type PageTypes, typesAddress } from './PageTypes';

/** What has been loaded or requested, by address. */
const requested = new Map<string, Promise<PageTypes>>();

async function fetchTypes(address: string): Promise<PageTypes> {
  // The file keeps its address when the site is published again.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return (await response.json()) as PageTypes;
}

/**
 * Loads the types of a guide, once. What failed is requested again the next time.
 *
 * @param path - the path of its address
 * @throws Error when the file does not arrive
 */
export function loadTypes(path: string): Promise<PageTypes> {
  const address = ownAddress(typesAddress(withinSite(path)));
  const known = requested.get(address);
  if (known) return known;
  const types = fetchTypes(address);
  requested.set(address, types);
  types.catch(() => requested.delete(address));
  return types;
}
