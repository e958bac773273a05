import type { RecordKind } from './SearchRecord';

/** A text with the places in it that match the query. */
export interface MarkedText {
  text: string;
  /** Start and end (exclusive) of each match, in UTF-16 code units, ascending, not overlapping. */
  ranges: readonly (readonly [start: number, end: number])[];
}

/** One section that a search found. */
export interface SearchHit {
  /** The path, with the anchor of the section. */
  url: string;
  kind: RecordKind;
  /** The docs tag that the page belongs to. */
  tag: string;
  /** The name of the docs version that the page is about. */
  version: string;
  /** Where the page is, from the outside in, without its title: `['Guides, version 7', 'Components']`. */
  breadcrumb: readonly string[];
  /** The title of the page. */
  page: MarkedText;
  /** The heading of the section; `undefined` for the beginning of a page. */
  heading: MarkedText | undefined;
  /** The heading of the section that the row of a table stands in; empty for what is not a row. */
  within: string;
  /** The part of the section's text that fits the query best. */
  snippet: MarkedText;
  /** The words that matched, as the section writes them. */
  terms: readonly string[];
}

/** What to search for, and where. */
export interface SearchRequest {
  /** What the reader typed. */
  query: string;
  /** The docs tags to search in, such as `docs-default-7`. */
  tags: readonly string[];
  /** The docs tags that rank first where `tags` has several versions: the reader's own. */
  preferredTags?: readonly string[];
  /** The language to search in; `en` unless given. */
  language?: string;
  /** The kinds to search in; all unless given. */
  kinds?: readonly RecordKind[];
  /** Which page of hits is wanted, from 0. */
  page?: number;
  /** How many hits a page has; {@link PAGE_SIZE} unless given. */
  pageSize?: number;
}

/** What a search found. */
export interface SearchResult {
  /** The hits of the page asked for, best first. */
  hits: SearchHit[];
  /** How many hits there are on all pages. */
  total: number;
  /** How many hits each kind has, the filter by kind aside. */
  kindCounts: Partial<Record<RecordKind, number>>;
  /** Queries that do find something; only where this one found nothing. */
  suggestions: string[];
}

/** What the search interface asks, whichever engine answers. */
export interface SearchClient {
  /**
   * Fetches what a first search needs. Worth calling when a reader is about to search; the promise
   * never rejects, since the search itself tells of a failure.
   *
   * @param tags - the docs tags that will be searched
   */
  prepare: (tags: readonly string[]) => Promise<void>;
  /**
   * Finds sections of pages. A query without a word finds nothing.
   *
   * @param request - see {@link SearchRequest}
   * @throws SearchError when the index cannot be fetched or read; the same search can be tried again
   */
  search: (request: SearchRequest) => Promise<SearchResult>;
}

/** How many hits a page of results has. */
export const PAGE_SIZE = 20;

/** Why a search failed: no answer, an answer that says no, or one that cannot be read. */
export type SearchFailure = 'unreachable' | 'refused' | 'corrupt';

/** The index of the search could not be fetched or read. */
export class SearchError extends Error {
  override name = 'SearchError';

  /**
   * @param reason - see {@link SearchFailure}
   * @param message - what was asked for and what came, for developers
   * @param options - the cause
   */
  constructor(
    readonly reason: SearchFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
