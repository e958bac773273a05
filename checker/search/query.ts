import { API_VERSION, GUIDES_VERSIONS } from '../../config/versions';

/** Where the guides are that the queries were written for; a newer version may take their place. */
const { route = '/docs' } = GUIDES_VERSIONS.find(({ name }) => name === API_VERSION) ?? {};

/** Something that a reader looks for, and where it is. */
export interface Query {
  query: string;
  /** The paths of the pages that satisfy it; the first of them among the hits counts. */
  pages: readonly string[];
  /** The name of the reader's docs version; that of the API reference unless given. */
  version?: string;
}

/**
 * Writes a query of a reader of the version that the API reference is of.
 *
 * @param query - what the reader types
 * @param pages - the paths of the pages that satisfy it, with that version at `/docs`
 */
export const q = (query: string, ...pages: string[]): Query => ({
  query,
  pages: pages.map((page) => page.replace(/^\/docs(?=\/)/, route)),
});

/**
 * Names a page of the API reference.
 *
 * @param name - the page's path below the core package
 */
export const api = (name: string) => `/api/react-querybuilder/${name}`;
