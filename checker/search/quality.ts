import { API_VERSIONS } from '../../config/apiVersions';
import { API_VERSION } from '../../config/versions';
import type { SearchRequest, SearchResult } from '../../src/search/SearchClient';
import { API_TAG, PAGES_TAG } from '../../src/search/SearchRecord';
import { inOneVersion, versionTag } from '../../src/search/scope';
import type { Query } from './query';

/** What a search must reach with queries that it was not tuned with; see {@link Quality}. */
export interface Bars {
  meanReciprocalRank: number;
  inFirstThree: number;
}

/** A page further down than this counts as not found. */
const DEPTH = 20;

/** How a search answers a set of queries. */
export interface Quality {
  /** The mean of 1 / rank of the first page that satisfies a query, and 0 where none is found. */
  meanReciprocalRank: number;
  /** The part of the queries whose first page satisfies them, from 0 to 1. */
  firstIsRight: number;
  /** The part of the queries with such a page among the first three, from 0 to 1. */
  inFirstThree: number;
  /** The queries whose first page does not satisfy them, with its rank; 0 where none is found. */
  misses: { query: string; rank: number; first: string }[];
}

type Search = (
  request: SearchRequest,
) => Pick<SearchResult, 'hits'> | Promise<Pick<SearchResult, 'hits'>>;

/**
 * Lists the docs tags that a reader of a version searches in.
 *
 * @param version - the name of a docs version
 */
export function tagsOf(version = API_VERSION): string[] {
  const references = API_VERSIONS.map(({ name }) => name);
  return inOneVersion([versionTag(version), PAGES_TAG, API_TAG], references, false);
}

/**
 * Measures a search.
 *
 * @param search - the search
 * @param queries - what readers look for
 */
export async function measureQuality(search: Search, queries: readonly Query[]): Promise<Quality> {
  const misses: Quality['misses'] = [];
  let sum = 0;
  let inFirstThree = 0;
  for (const { query, pages, version } of queries) {
    const { hits } = await search({ query, tags: tagsOf(version), pageSize: DEPTH });
    const found = [...new Set(hits.map(({ url }) => url.replace(/#.*/, '')))];
    const rank = found.findIndex((page) => pages.includes(page)) + 1;
    if (rank > 0) sum += 1 / rank;
    if (rank > 0 && rank <= 3) inFirstThree += 1;
    if (rank !== 1) misses.push({ query, rank, first: found[0] ?? 'nothing' });
  }
  return {
    meanReciprocalRank: sum / queries.length,
    firstIsRight: (queries.length - misses.length) / queries.length,
    inFirstThree: inFirstThree / queries.length,
    misses,
  };
}

/**
 * Names the bars that a search does not reach.
 *
 * @param quality - how the search answers the queries
 * @param bars - what it must reach
 */
export function missedBars(quality: Bars, bars: Bars): string[] {
  const names = ['meanReciprocalRank', 'inFirstThree'] as const;
  return names.filter((name) => quality[name] < bars[name]);
}
