import MiniSearch from 'minisearch';
import { type Alternative, alternativesOf, correctionsAmong } from './alternatives';
import { toHit } from './hits';
import { type RankedRecord, rankContext, rankedRecord, weightOf } from './ranking';
import { PAGE_SIZE, type SearchRequest, type SearchResult } from './SearchClient';
import type { RecordKind, SearchRecord } from './SearchRecord';
import { suggestionsFor } from './suggestions';
import { createVocabulary } from './vocabulary';
import { compoundsOf, queryWordsOf, tokensOf } from './words';

/** The search over given records. */
export interface Engine {
  /**
   * Finds records. The docs tags of the request choose among those that the engine was given.
   *
   * @param request - see {@link SearchRequest}
   */
  search: (request: SearchRequest) => SearchResult;
}

interface IndexedRecord {
  id: number;
  page: string;
  heading: string;
  text: string;
  code: string;
  phrases: string;
  within: string;
}

/** A record that matches, and its rank. */
interface Match {
  entry: RankedRecord;
  score: number;
  terms: readonly string[];
}

/** Below this part of a query's words, what a record has to do with the query is chance. */
const MIN_COVERAGE = 0.3;
/** A query with fewer known words than this part is not about the site. */
const MIN_KNOWN = 0.5;
/** How much the rank of a section depends on what its whole page has of the query's words. */
const PAGE_SHARE = 0.4;
/** Each further section of a page ranks lower, so that one page does not fill the list. */
const REPEAT_WEIGHT = 0.8;
/** What the next sections of a page add to its best one. */
const SUPPORT_WEIGHT = 0.2;
const SUPPORTERS = 4;
const FIELD_WEIGHTS = { page: 3, heading: 3, phrases: 4, within: 1.5, text: 1, code: 0.3 };
/** Lengths count less than usual: a record is a section, and a short one is seldom the better. */
const BM25 = { k: 1.2, b: 0.5, d: 0.5 };
/** One letter begins too many words to say anything. */
const SHORTEST_BEGINNING = 2;

/** So many records are indexed without a pause; the browser answers the reader in between. */
const CHUNK_SIZE = 40;

/**
 * Indexes records at once.
 *
 * @param records - the records
 */
export function createEngine(records: readonly SearchRecord[]): Engine {
  const { index, engine } = emptyEngine(records);
  index.addAll(records.map(toIndexed));
  return engine;
}

/**
 * Indexes records bit by bit, so that typing never waits for long.
 *
 * @param records - the records
 * @returns the engine, when it has all of them
 */
export async function createEngineAsync(records: readonly SearchRecord[]): Promise<Engine> {
  const { index, engine } = emptyEngine(records);
  await index.addAllAsync(records.map(toIndexed), { chunkSize: CHUNK_SIZE });
  return engine;
}

const toIndexed = (record: SearchRecord, id: number): IndexedRecord => {
  const { page, heading, text, code, phrases, within } = record;
  return { id, page, heading, text, code, phrases, within };
};

function emptyEngine(records: readonly SearchRecord[]) {
  const entries = records.map(rankedRecord);
  const vocabulary = createVocabulary();
  const index = new MiniSearch<IndexedRecord>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: (text) => tokensOf(text).map(({ term }) => vocabulary.add(term)),
    processTerm: (term) => term,
  });

  function matchesOf(
    query: string,
    tags: readonly string[],
    preferred: readonly string[],
  ): Match[] {
    const allowed = new Set(tags);
    const words = queryWordsOf(query);
    const alternatives = alternativesOf(words, compoundsOf(query), vocabulary);
    const shares = words.map(({ share }) => share);
    const [only = [], ...others] = alternatives;
    const corrected = others.length > 0 ? [] : correctionsAmong(only);
    const context = rankContext(query, corrected, preferred, alternatives);
    const known = alternatives.filter((ofWord) =>
      ofWord.some(({ terms }) => terms.every(vocabulary.knows)),
    );
    if (known.length < words.length * MIN_KNOWN) return [];
    const found = index.search(
      {
        combineWith: 'OR',
        queries: alternatives.flat().map(({ terms, weight }) => ({
          queries: [...terms],
          boostTerm: () => weight / terms.length,
        })),
      },
      {
        tokenize: (term) => [term],
        prefix: (term) => term.length >= SHORTEST_BEGINNING,
        boost: FIELD_WEIGHTS,
        bm25: BM25,
        filter: ({ id }) => allowed.has((records[id] as SearchRecord).tag),
      },
    );
    const termsOfPages = new Map<string, Set<string>>();
    for (const { id, queryTerms } of found) {
      const { path } = entries[id] as RankedRecord;
      const ofPage = termsOfPages.get(path) ?? new Set();
      for (const term of queryTerms) ofPage.add(term);
      termsOfPages.set(path, ofPage);
    }
    const pageCoverages = new Map(
      [...termsOfPages].map(([path, terms]) => [path, coverageOf(alternatives, shares, terms)]),
    );
    const ranked = found.flatMap(({ id, score, queryTerms, terms }): Match[] => {
      const coverage = coverageOf(alternatives, shares, new Set(queryTerms));
      if (coverage < MIN_COVERAGE) return [];
      const entry = entries[id] as RankedRecord;
      const ofPage = pageCoverages.get(entry.path) as number;
      const whole = 1 - PAGE_SHARE + PAGE_SHARE * ofPage ** 2;
      return [{ entry, terms, score: score * coverage ** 3 * whole * weightOf(entry, context) }];
    });
    return spread(ranked);
  }

  const engine: Engine = {
    search(request) {
      const { query, tags, preferredTags = tags, language = 'en', kinds } = request;
      const { page = 0, pageSize = PAGE_SIZE } = request;
      const all = matchesOf(query, tags, preferredTags).filter(
        ({ entry }) => entry.record.language === language,
      );
      const kindCounts: Partial<Record<RecordKind, number>> = {};
      for (const { entry } of all) {
        const { kind } = entry.record;
        kindCounts[kind] = (kindCounts[kind] ?? 0) + 1;
      }
      const wanted = kinds ? all.filter(({ entry }) => kinds.includes(entry.record.kind)) : all;
      const finds = (other: string) => matchesOf(other, tags, preferredTags).length > 0;
      return {
        hits: wanted
          .slice(page * pageSize, (page + 1) * pageSize)
          .map(({ entry, terms }) => toHit(entry.record, terms)),
        total: wanted.length,
        kindCounts,
        suggestions: wanted.length > 0 ? [] : suggestionsFor(query, finds),
      };
    },
  };
  return { index, engine };
}

/** Which part of a query's words a record has, each word with its share, from 0 to 1. */
function coverageOf(
  alternatives: readonly Alternative[][],
  shares: readonly number[],
  matched: ReadonlySet<string>,
): number {
  let covered = 0;
  let all = 0;
  for (const [nth, ofWord] of alternatives.entries()) {
    const share = shares[nth] as number;
    let best = 0;
    for (const { terms, weight } of ofWord) {
      if (weight > best && terms.every((term) => matched.has(term))) best = weight;
    }
    covered += share * best;
    all += share;
  }
  return covered / all;
}

/**
 * Sorts by score. What else matches on a page adds to its best section, since a page about the subject
 * has it in several; its further sections stand behind it.
 */
function spread(matches: Match[]): Match[] {
  const byScore = (a: Match, b: Match) => b.score - a.score;
  const pages = new Map<string, { rank: number; support: number }>();
  const sorted = matches.sort(byScore);
  for (const { entry, score } of sorted) {
    const page = pages.get(entry.path);
    if (!page) pages.set(entry.path, { rank: 0, support: 0 });
    else if (page.rank < SUPPORTERS) {
      page.support += score * SUPPORT_WEIGHT;
      page.rank += 1;
    }
  }
  for (const page of pages.values()) page.rank = 0;
  return sorted
    .map((match) => {
      const page = pages.get(match.entry.path) as { rank: number; support: number };
      const earlier = page.rank;
      page.rank += 1;
      const support = earlier === 0 ? page.support : 0;
      return { ...match, score: match.score * REPEAT_WEIGHT ** earlier + support };
    })
    .sort(byScore);
}
