/** One page that can be found. */
export interface SearchRecord {
  /** The page's path. */
  url: string;
  title: string;
  description: string;
  /** The headings of the page: text and anchor. */
  headings: { text: string; anchor: string }[];
}

/** One place that a search found. */
export interface SearchHit {
  /** The path, with the anchor of the heading that matched best. */
  url: string;
  title: string;
  /** The heading that matched, where it is not the title. */
  heading?: string;
  description: string;
  /** The tag of the docs version or section that the page belongs to. */
  tag: string;
}

/** What the search interface asks, whichever engine answers. */
export interface SearchClient {
  /**
   * Finds pages.
   *
   * @param query - what the reader typed
   * @param tags - the docs tags to search in, such as `docs-default-7`
   * @returns the hits, best first
   * @throws Error when an index cannot be fetched
   */
  search: (query: string, tags: readonly string[]) => Promise<SearchHit[]>;
}

/**
 * Where the records of a docs tag are published.
 *
 * @param tag - a docs tag
 * @returns the path of a JSON file
 */
export function recordsPath(tag: string): string {
  return `/search-records/${tag}.json`;
}

/** The tag of the pages outside the docs versions, demos among them. */
export const PAGES_TAG = 'default';
/** The tag of the API reference. */
export const API_TAG = 'docs-api-current';
