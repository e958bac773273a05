import type { Alternative } from './alternatives';
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

/** A word of the query. */
interface RankedWord extends Pick<QueryWord, 'term' | 'share'> {
  /** The single words that may stand for it, such as synonyms. */
  relatives: readonly string[];
}

/** What a query's ranking depends on. */
export interface RankContext {
  /** What the reader typed, without spaces around it and without `()`. */
  written: string;
  /** The query and its corrections, as {@link nameKey} writes them. */
  keys: ReadonlySet<string>;
  /** The key of what the query is about: "how to use get operators prop" is about `getOperators`. */
  subject: string;
  words: readonly RankedWord[];
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
  page: { base: 1.5, named: 14 },
  section: { base: 1.5, named: 4.5 },
  /** A row of a guide's table, such as a prop or an operator, when the query is words of English… */
  row: { base: 0.8, named: 13 },
  /** …and when it is an identifier or a symbol. */
  rowByName: { base: 0.8, named: 30 },
  /** An entity of the API and its members, such as properties, when the query is words of English… */
  entity: { base: 0.7, named: 6 },
  member: { base: 0.3, named: 0.6 },
  /** …and when it is an identifier. */
  entityByName: { base: 1.4, named: 60 },
  memberByName: { base: 0.5, named: 2 },
};
/** Demos and other pages next to guides, for queries that do not name them. */
export const KIND_WEIGHTS: Partial<Record<SearchRecord['kind'], number>> = { demo: 0.5, page: 0.6 };
/** How much more a section weighs that answers exactly the question. */
export const PHRASE_WEIGHT = 6;
/** How much a synonym counts, next to the word itself. */
const RELATIVE_WEIGHT = 0.4;
/** How alike two names are that differ in capitals and spaces, or in number. */
const SAME_LETTERS = 0.8;
const OTHER_NUMBER = 0.6;
/** `parseNumber` and `parseNumbers` are different things. */
/** How alike the query is to a name that is all of it but the question around it. */
const SUBJECT = 0.7;
const OTHER_NUMBER_OF_IDENTIFIER = 0.1;
const OTHER_VERSION_WEIGHT = 0.25;
/** Adapters have the members of the core package again. */
const ADAPTER_WEIGHT = 0.6;

/** Tables that define names, next to those that only mention them, such as what a migration changes. */
const REFERENCE_ROW = /^(?:prop|operator|option)-/;
const OTHER_ROW_WEIGHT = 0.5;
/** A row about several names says less about each. */
const SHARED_ROW_WEIGHT = 0.8;

/** What may stand before and behind the subject of a question. */
const QUESTION =
  /^(?:(?:how|what|where|why|when|which|can|could|should|do|does|is|are|there|it|possible|way|to|i|we|you|the|a|an|my|of|for|about|us(?:e|ing))\s+)+/i;
const CATEGORY =
  /\s+(?:prop|property|option|hook|function|type|interface|component|operator|format|method|parameter|setting|attribute|callback|example|docs|documentation|usage)s?$/i;

const CORE_PACKAGE = 'react-querybuilder';
const API_KINDS: ReadonlySet<string> = new Set(['function', 'interface', 'type', 'variable']);

/**
 * Finds out what a record's rank depends on.
 *
 * @param record - the record
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
 * @param alternatives - what may stand for each word of the query, the word itself first
 */
export function rankContext(
  query: string,
  corrections: readonly string[],
  preferredTags: readonly string[],
  alternatives: readonly Alternative[][],
): RankContext {
  const called = query.trim();
  const written = called.replace(/\(\)?$/, '');
  const isOneWord = !/\s/.test(written);
  return {
    written,
    keys: new Set([nameKey(written), ...corrections].filter(Boolean)),
    subject: nameKey(called.replace(QUESTION, '').replace(CATEGORY, '')),
    words: queryWordsOf(query).map(({ term, share }, nth) => ({
      term,
      share,
      relatives: (alternatives[nth] ?? [])
        .slice(1)
        .flatMap(({ terms: [only, ...others] }) =>
          only === undefined || others.length > 0 ? [] : only,
        ),
    })),
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
 */
export function weightOf(entry: RankedRecord, context: RankContext): number {
  const version = context.preferredTags.has(entry.record.tag) ? 1 : OTHER_VERSION_WEIGHT;
  const equality = equalityOf(entry, context);
  const { base, named } = WEIGHTS[roleOf(entry, context, equality)];
  const kind = equality > 0 ? 1 : (KIND_WEIGHTS[entry.record.kind] ?? 1);
  const alike = entry.isApi ? 0 : likenessOf(entry.phrases, context.words);
  return version * entry.weight * kind * (base + named * equality + PHRASE_WEIGHT * alike ** 2);
}

const sharesOf = (words: readonly Pick<QueryWord, 'share'>[]) =>
  words.reduce((sum, word) => sum + word.share, 0);

/** How much the most similar phrase is the query, from 0 to 1: the part of their words that both have. */
function likenessOf(phrases: readonly Phrase[], query: readonly RankedWord[]): number {
  const all = sharesOf(query);
  let best = 0;
  for (const { words, share } of phrases) {
    let common = 0;
    for (const { term, share: ofWord, relatives } of query) {
      if (words.has(term)) common += ofWord;
      else if (relatives.some((relative) => words.has(relative)))
        common += ofWord * RELATIVE_WEIGHT;
    }
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
  { written, keys, subject, isIdentifier }: RankContext,
): number {
  if (name.written === written) return 1;
  const { key } = name;
  if (key === '') return 0;
  if (keys.has(key)) return SAME_LETTERS;
  if (key === subject) return SUBJECT;
  const isOtherNumber = keys.has(`${key}s`) || (key.endsWith('s') && keys.has(key.slice(0, -1)));
  if (!isOtherNumber) return 0;
  return isIdentifier ? OTHER_NUMBER_OF_IDENTIFIER : OTHER_NUMBER;
}
