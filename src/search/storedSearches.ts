import { isObject } from '../guards';
import { RECORD_KINDS, type RecordKind } from './SearchRecord';

/** A hit that the reader opened, as it is kept in the browser. */
export interface StoredSearch {
  /** A path of this site, with its anchor. */
  url: string;
  title: string;
  breadcrumb: string[];
  kind: RecordKind;
}

/** What the search window remembers, newest first. */
export interface StoredSearches {
  recent: StoredSearch[];
  favourites: StoredSearch[];
}

/** Nothing is remembered. */
export const NO_SEARCHES: StoredSearches = { recent: [], favourites: [] };

const RECENT_LIMIT = 7;
const RECENT_LIMIT_WITH_FAVOURITES = 4;
const FAVOURITES_LIMIT = 10;

/** The longest text that is read back; no title or path of the site comes near it. */
const MAX_TEXT_LENGTH = 300;

/**
 * Reads what was stored. The storage may hold anything (an older form, another script's doing), so
 * only entries of the right form that lead to a path of this site are kept.
 *
 * @param stored - the stored text, or `null` when there is none
 */
export function readSearches(stored: string | null): StoredSearches {
  const { recent, favourites } = parse(stored);
  return limited({ recent: entriesOf(recent), favourites: entriesOf(favourites) });
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function entriesOf(value: unknown): StoredSearch[] {
  const entries = (Array.isArray(value) ? value : []).flatMap((entry) => readEntry(entry) ?? []);
  return entries.filter(
    ({ url }, index) => entries.findIndex((other) => other.url === url) === index,
  );
}

function readEntry(value: unknown): StoredSearch | undefined {
  if (!isObject(value)) return undefined;
  const { url, title, breadcrumb, kind } = value;
  if (!isText(url) || !isText(title) || !isOwnPath(url)) return undefined;
  return {
    url,
    title,
    breadcrumb: Array.isArray(breadcrumb) ? breadcrumb.filter(isText) : [],
    kind: RECORD_KINDS.find((known) => known === kind) ?? 'page',
  };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT_LENGTH;

/** Browsers read `//host` and `/\host` as another site, and skip tabs and line ends before they do. */
const isOwnPath = (url: string) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(url);

function limited({ recent, favourites }: StoredSearches): StoredSearches {
  const limit = favourites.length > 0 ? RECENT_LIMIT_WITH_FAVOURITES : RECENT_LIMIT;
  return { recent: recent.slice(0, limit), favourites: favourites.slice(0, FAVOURITES_LIMIT) };
}

const without = (searches: readonly StoredSearch[], url: string) =>
  searches.filter((search) => search.url !== url);

/**
 * Remembers a hit that the reader opened; a favourite stays where it is.
 *
 * @param searches - what is remembered
 * @param search - the hit
 */
export function withRecent(searches: StoredSearches, search: StoredSearch): StoredSearches {
  if (searches.favourites.some(({ url }) => url === search.url)) return searches;
  return limited({ ...searches, recent: [search, ...without(searches.recent, search.url)] });
}

/**
 * Makes a remembered hit a favourite.
 *
 * @param searches - what is remembered
 * @param search - the hit
 */
export function withFavourite(searches: StoredSearches, search: StoredSearch): StoredSearches {
  return limited({
    recent: without(searches.recent, search.url),
    favourites: [search, ...without(searches.favourites, search.url)],
  });
}

/**
 * Forgets a hit.
 *
 * @param searches - what is remembered
 * @param url - the hit's path
 */
export function withoutSearch(searches: StoredSearches, url: string): StoredSearches {
  return {
    recent: without(searches.recent, url),
    favourites: without(searches.favourites, url),
  };
}
