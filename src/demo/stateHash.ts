import { withinSite } from '../addresses/basePath';

/** The address of a page. */
interface Address {
  pathname: string;
  hash: string;
}

/**
 * Returns whether a hash holds the state of a demo, or names a stored one, in any form that was ever
 * written. All of them start with a name and a value; the anchor of a heading does not.
 *
 * @param hash - the hash with its sign
 */
export const holdsState = (hash: string): boolean => /^#\w+=/.test(hash);

/**
 * Removes the state of a demo from a place. The address of a demo changes with each edit, and holds what
 * the reader typed.
 *
 * @returns the place without its hash, where that holds a state; otherwise the same object
 */
export const withoutState = <P extends Address>(place: P): P =>
  /^\/demo(?:\/|$)/.test(withinSite(place.pathname)) && holdsState(place.hash)
    ? { ...place, hash: '' }
    : place;
