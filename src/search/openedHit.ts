/** A search hit that the reader has just opened, for the page that it leads to. */
export interface OpenedHit {
  /** The hit's path, with its anchor. */
  url: string;
  /** The words that matched, as the page writes them. */
  terms: readonly string[];
}

/** The storage key of the opened hits; a new tab reads its own from there, too. */
export const OPENED_HITS_KEY = 'docs.search.arrivals';

/** As many hits as a reader opens in new tabs at once. */
const MAX_OPENED_HITS = 8;
const MAX_TERMS = 20;
/** Longer than any word of a page; the pattern made of much longer ones would overflow. */
const MAX_TERM_LENGTH = 100;

/**
 * Adds an opened hit to those in the storage.
 *
 * @param stored - the stored hits as JSON, or `null`
 */
export function withOpenedHit(stored: string | null, hit: OpenedHit): string {
  return JSON.stringify([hit, ...readOpenedHits(stored)].slice(0, MAX_OPENED_HITS));
}

/**
 * Takes the opened hit of a page out of the storage.
 *
 * @param stored - the stored hits as JSON, or `null`
 * @param url - the page's path, with its anchor
 * @returns the hit and the new value to store, or `undefined` when no hit leads to that page
 */
export function takeOpenedHit(
  stored: string | null,
  url: string,
): { hit: OpenedHit; rest: string } | undefined {
  const hits = readOpenedHits(stored);
  const wanted = decoded(url);
  const hit = hits.find((opened) => decoded(opened.url) === wanted);
  if (!hit) return undefined;
  return { hit, rest: JSON.stringify(hits.filter((other) => other !== hit)) };
}

function readOpenedHits(stored: string | null): OpenedHit[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.flatMap(readOpenedHit) : [];
  } catch {
    return [];
  }
}

function readOpenedHit(value: Partial<OpenedHit> | null): OpenedHit[] {
  const { url, terms } = value ?? {};
  if (typeof url !== 'string' || !Array.isArray(terms)) return [];
  const words = terms.filter(
    (term) => typeof term === 'string' && term.trim().length > 1 && term.length <= MAX_TERM_LENGTH,
  );
  return [{ url, terms: words.slice(0, MAX_TERMS) }];
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
