import MiniSearch from 'minisearch';
import { type Alternative, alternativesOf, correctionsAmong } from './alternatives';
import { toHit } from './hits';
import { type RankedRecord, rankContext, rankedRecord, weightOf } from './ranking';
import { PAGE_SIZE, type SearchRequest, type SearchResult } from './SearchClient';
import type { RecordKind, SearchRecord } from './SearchRecord';
import { suggestionsFor } from './suggestions';
import { createVocabulary } from './vocabulary';
import { queryWordsOf, tokensOf } from './words';

/** The search over given records. */
export interface Engine {
  /**
   * Finds records. The docs tags of the request choose among those that the engine was given.
   *
   * @param request - see {@link SearchRequest}
   * @returns the hits and what surrounds them
   */
  search: (request: SearchRequest) => SearchResult;
}

interface IndexedRecord {
  id: number;
  page: string;
  heading: string;
  text: string;
  code: string;
}

/** A record that matches, and its rank. */
interface Match {
  entry: RankedRecord;
  score: number;
  terms: readonly string[];
}

/** Below this part of a query's words, what a record has to do with the query is chance. */
const LEAST_COVERAGE = 0.5;
/** Each further section of a page ranks lower, so that one page does not fill the list. */
const REPEAT_WEIGHT = 0.8;
const FIELD_WEIGHTS = { page: 3, heading: 3, text: 1, code: 0.3 };
/** Lengths count less than usual: a record is a section, and a short one is seldom the better. */
const BM25 = { k: 1.2, b: 0.35, d: 0.5 };
/** One letter begins too many words to say anything. */
const SHORTEST_BEGINNING = 2;

/** So many records are indexed without a pause; the browser answers the reader in between. */
const CHUNK_SIZE = 40;

/**
 * Indexes records at once.
 *
 * @param records - the records
 * @returns the engine
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
export async function growEngine(records: readonly SearchRecord[]): Promise<Engine> {
  const { index, engine } = emptyEngine(records);
  await index.addAllAsync(records.map(toIndexed), { chunkSize: CHUNK_SIZE });
  return engine;
}

const toIndexed = ({ page, heading, text, code }: SearchRecord, id: number): IndexedRecord => ({
  id,
  page,
  heading,
  text,
  code,
});

function emptyEngine(records: readonly SearchRecord[]) {
  const entries = records.map(rankedRecord);
  const vocabulary = createVocabulary();
  const index = new MiniSearch<IndexedRecord>({
    fields: ['page', 'heading', 'text', 'code'],
    tokenize: (text) => tokensOf(text).map(({ term }) => vocabulary.add(term)),
    processTerm: (term) => term,
  });

  function matchesOf(
    query: string,
    tags: readonly string[],
    preferred: readonly string[],
  ): Match[] {
    const allowed = new Set(tags);
    const alternatives = alternativesOf(queryWordsOf(query), vocabulary);
    const [only = [], ...others] = alternatives;
    const corrected = others.length > 0 ? [] : correctionsAmong(only);
    const context = rankContext(query, corrected, preferred);
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
    const ranked = found.map(({ id, score, queryTerms, terms }) => {
      const entry = entries[id] as RankedRecord;
      const coverage = coverageOf(alternatives, queryTerms);
      return { entry, terms, coverage, score: score * coverage ** 3 * weightOf(entry, context) };
    });
    return spread(ranked.filter(({ coverage }) => coverage >= LEAST_COVERAGE));
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

/** Which part of a query's words a record has, from 0 to 1. */
function coverageOf(alternatives: readonly Alternative[][], matched: readonly string[]): number {
  const covered = alternatives.map((ofWord) =>
    Math.max(
      0,
      ...ofWord
        .filter(({ terms }) => terms.every((term) => matched.includes(term)))
        .map(({ weight }) => weight),
    ),
  );
  return covered.reduce((sum, part) => sum + part, 0) / covered.length;
}

/** Sorts by score, with the further sections of a page behind its first. */
function spread(matches: Match[]): Match[] {
  const seen = new Map<string, number>();
  const byScore = (a: Match, b: Match) => b.score - a.score;
  return matches
    .sort(byScore)
    .map((match) => {
      const earlier = seen.get(match.entry.path) ?? 0;
      seen.set(match.entry.path, earlier + 1);
      return { ...match, score: match.score * REPEAT_WEIGHT ** earlier };
    })
    .sort(byScore);
}
