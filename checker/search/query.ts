/** Something that a reader looks for, and where it is. */
export interface Query {
  query: string;
  /** The paths of the pages that satisfy it; the first of them among the hits counts. */
  pages: readonly string[];
  /** The name of the reader's docs version; the last released one unless given. */
  version?: string;
}

/**
 * Writes a query of a reader of the last released version.
 *
 * @param query - what the reader types
 * @param pages - the paths of the pages that satisfy it
 * @returns the query
 */
export const q = (query: string, ...pages: string[]): Query => ({ query, pages });

/**
 * Names a page of the API reference.
 *
 * @param name - the page's path below the core package
 * @returns its path on the site
 */
export const api = (name: string) => `/api/react-querybuilder/${name}`;
