import type { SearchRecord } from './SearchRecord';
import { nameKey, partsOf, type QueryWord, queryWordsOf } from './words';

/** The words of a phrase, and how much they count together. */
interface Phrase {
  words: ReadonlySet<string>;
  share: number;
}

/** A record with all that its rank depends on, found out once. */
export interface RankedRecord {
  record: SearchRecord;
  /** The address of its page. */
  path: string;
  /** What the record is called. A table row can describe several names. */
  names: readonly { written: string; key: string }[];
  /** The words of its heading, and of each question that it answers. */
  phrases: readonly Phrase[];
  /** A name is an identifier of several parts, such as `formatQuery`. */
  isCompound: boolean;
  isApi: boolean;
  /** It is a row of a guide's table. */
  isRow: boolean;
  /** How much the record counts next to others of its kind. */
  weight: number;
}

/** What a query's ranking depends on. */
export interface RankContext {
  /** What the reader typed, without spaces around it and without `()`. */
  written: string;
  /** The query and its corrections, as {@link nameKey} writes them. */
  keys: ReadonlySet<string>;
  words: readonly QueryWord[];
  isOneWord: boolean;
  /** The query is the name of something in code, not words of English. */
  isIdentifier: boolean;
  /** The docs tags of the reader's own version. */
  preferredTags: ReadonlySet<string>;
}

/**
 * What a record weighs by itself, and what it weighs more when the query is exactly its name. Measured
 * with the tuned queries of `checker/search/`.
 */
export const WEIGHTS = {
  /** The beginning of a guide, a demo or another page. */
  page: { base: 2, named: 14 },
  section: { base: 1.5, named: 4.5 },
  /** A row of a guide's table, such as a prop or an operator, when the query is words of English… */
  row: { base: 0.8, named: 7 },
  /** …and when it is an identifier or a symbol. */
  rowByName: { base: 0.8, named: 30 },
  /** An entity of the API and its members, such as properties, when the query is words of English… */
  entity: { base: 0.7, named: 3.5 },
  member: { base: 0.3, named: 0.6 },
  /** …and when it is an identifier. */
  entityByName: { base: 1.4, named: 60 },
  memberByName: { base: 0.5, named: 2 },
};
/** Demos and other pages next to guides, for queries that do not name them. */
export const KIND_WEIGHTS: Partial<Record<SearchRecord['kind'], number>> = { demo: 0.5, page: 0.6 };
/** How much more a section weighs that answers exactly the question. */
export const PHRASE_WEIGHT = 6;
/** How alike two names are that differ in capitals and spaces, or in number. */
const SAME_LETTERS = 0.8;
const OTHER_NUMBER = 0.6;
/** `parseNumber` and `parseNumbers` are different things. */
const OTHER_NUMBER_OF_IDENTIFIER = 0.1;
const OTHER_VERSION_WEIGHT = 0.25;
/** Adapters have the members of the core package again. */
const ADAPTER_WEIGHT = 0.6;
/** A list of mistakes names the subjects of the sections above it. */
const MISTAKES_WEIGHT = 0.7;

/** Tables that define names, next to those that only mention them, such as what a migration changes. */
const REFERENCE_ROW = /^(?:prop|operator|option)-/;
const OTHER_ROW_WEIGHT = 0.5;
/** A row about several names says less about each. */
const SHARED_ROW_WEIGHT = 0.8;

const CORE_PACKAGE = 'react-querybuilder';
const API_KINDS: ReadonlySet<string> = new Set(['function', 'interface', 'type', 'variable']);
const MISTAKES = /^(?:What|When something) goes wrong$|^Troubleshooting$/;

/**
 * Finds out what a record's rank depends on.
 *
 * @param record - the record
 * @returns see {@link RankedRecord}
 */
export function rankedRecord(record: SearchRecord): RankedRecord {
  const name = record.heading || record.page;
  const isApi = API_KINDS.has(record.kind);
  const isRow = record.within !== '';
  const names = isRow ? name.split(', ') : [name];
  return {
    record,
    path: record.url.replace(/#.*/, ''),
    names: names.map((written) => ({ written, key: nameKey(written) })),
    phrases: (record.phrases ? [name, ...record.phrases.split('; ')] : [name]).map((phrase) => {
      const words = queryWordsOf(phrase);
      return { words: new Set(words.map(({ term }) => term)), share: sharesOf(words) };
    }),
    isCompound: names.some((written) => partsOf(written).length > 1),
    isApi,
    isRow,
    weight:
      (MISTAKES.test(record.heading) ? MISTAKES_WEIGHT : 1) *
      (isRow && !REFERENCE_ROW.test(record.anchor) ? OTHER_ROW_WEIGHT : 1) *
      (names.length > 1 ? SHARED_ROW_WEIGHT : 1) *
      (isApi && record.section !== CORE_PACKAGE ? ADAPTER_WEIGHT : 1),
  };
}

/**
 * Reads from a query what its ranking needs.
 *
 * @param query - what the reader typed
 * @param corrections - what its only word may stand for, where nothing has that word
 * @param preferredTags - the docs tags of the reader's own version
 * @returns the context
 */
export function rankContext(
  query: string,
  corrections: readonly string[],
  preferredTags: readonly string[],
): RankContext {
  const called = query.trim();
  const written = called.replace(/\(\)?$/, '');
  const isOneWord = !/\s/.test(written);
  return {
    written,
    keys: new Set([nameKey(written), ...corrections].filter(Boolean)),
    words: queryWordsOf(query),
    isOneWord,
    isIdentifier:
      isOneWord && (partsOf(written).length > 1 || called !== written || nameKey(written) === ''),
    preferredTags: new Set(preferredTags),
  };
}

/**
 * Weighs a record, whatever its words: the reader's version above others, exact names above mentions,
 * guides above the API for plain words.
 *
 * @param entry - the record
 * @param context - see {@link RankContext}
 * @returns the factor of its score
 */
export function weightOf(entry: RankedRecord, context: RankContext): number {
  const version = context.preferredTags.has(entry.record.tag) ? 1 : OTHER_VERSION_WEIGHT;
  const equality = equalityOf(entry, context);
  const { base, named } = WEIGHTS[roleOf(entry, context, equality)];
  const kind = equality > 0 ? 1 : (KIND_WEIGHTS[entry.record.kind] ?? 1);
  const alike = entry.isApi ? 0 : likenessOf(entry.phrases, context.words);
  return version * entry.weight * kind * (base + named * equality + PHRASE_WEIGHT * alike ** 2);
}

const sharesOf = (words: readonly QueryWord[]) => words.reduce((sum, word) => sum + word.share, 0);

/** How much the most similar phrase is the query, from 0 to 1: the part of their words that both have. */
function likenessOf(phrases: readonly Phrase[], query: readonly QueryWord[]): number {
  const all = sharesOf(query);
  let best = 0;
  for (const { words, share } of phrases) {
    let common = 0;
    for (const word of query) if (words.has(word.term)) common += word.share;
    best = Math.max(best, common / (share + all - common));
  }
  return best;
}

function roleOf(entry: RankedRecord, context: RankContext, equality: number): keyof typeof WEIGHTS {
  const isSection = entry.record.anchor !== '';
  if (entry.isRow) return context.isIdentifier ? 'rowByName' : 'row';
  if (!entry.isApi) return isSection ? 'section' : 'page';
  if (context.isIdentifier || isNameOf(entry, context, equality)) {
    return isSection ? 'memberByName' : 'entityByName';
  }
  return isSection ? 'member' : 'entity';
}

/** `formatquery` is a name also without its capital, and `Field` with one; `path` is a word. */
function isNameOf(entry: RankedRecord, context: RankContext, equality: number): boolean {
  if (equality === 0 || !context.isOneWord) return false;
  const isCapital = entry.names.some(({ written }) => /^\p{Lu}/u.test(written));
  return entry.isCompound || (equality === 1 && isCapital);
}

/** How much a record's name is the one that the reader typed, from 0 to 1. */
function equalityOf({ names }: RankedRecord, context: RankContext): number {
  return Math.max(...names.map((name) => equalityOfName(name, context)));
}

function equalityOfName(
  name: { written: string; key: string },
  { written, keys, isIdentifier }: RankContext,
): number {
  if (name.written === written) return 1;
  const { key } = name;
  if (key === '') return 0;
  if (keys.has(key)) return SAME_LETTERS;
  const isOtherNumber = keys.has(`${key}s`) || (key.endsWith('s') && keys.has(key.slice(0, -1)));
  if (!isOtherNumber) return 0;
  return isIdentifier ? OTHER_NUMBER_OF_IDENTIFIER : OTHER_NUMBER;
}
