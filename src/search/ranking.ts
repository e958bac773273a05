import type { SearchRecord } from './SearchRecord';
import { nameKey, partsOf } from './words';

/** A record with all that its rank depends on, found out once. */
export interface RankedRecord {
  record: SearchRecord;
  /** The address of its page. */
  path: string;
  /** The heading of the section, or the title of the page. */
  name: string;
  /** The name as {@link nameKey} writes it. */
  key: string;
  /** The name is an identifier of several parts, such as `formatQuery`. */
  isCompound: boolean;
  isApi: boolean;
  /** How much the record counts next to others of its kind. */
  weight: number;
}

/** What a query's ranking depends on. */
export interface RankContext {
  /** What the reader typed, without spaces around it and without `()`. */
  written: string;
  /** The query and its corrections, as {@link nameKey} writes them. */
  keys: ReadonlySet<string>;
  isOneWord: boolean;
  /** The query is the name of something in code, not words of English. */
  isIdentifier: boolean;
  /** The docs tags of the reader's own version. */
  preferredTags: ReadonlySet<string>;
}

/**
 * What a record weighs by itself, and what it weighs more when the query is exactly its name. Measured
 * with the queries of `checker/search/`.
 */
const WEIGHTS = {
  /** The beginning of a guide, a demo or another page. */
  page: { base: 2, named: 14 },
  section: { base: 1.5, named: 4.5 },
  /** An entity of the API and its members, such as properties, when the query is words of English… */
  entity: { base: 0.7, named: 3.5 },
  member: { base: 0.3, named: 0.6 },
  /** …and when it is an identifier. */
  entityByName: { base: 1.4, named: 22 },
  memberByName: { base: 0.5, named: 2 },
};
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

const CORE_PACKAGE = 'react-querybuilder';
const API_KINDS: ReadonlySet<string> = new Set(['function', 'interface', 'type', 'variable']);
const MISTAKES = /^(?:What|When something) goes wrong$/;

/**
 * Finds out what a record's rank depends on.
 *
 * @param record - the record
 * @returns see {@link RankedRecord}
 */
export function rankedRecord(record: SearchRecord): RankedRecord {
  const name = record.heading || record.page;
  const isApi = API_KINDS.has(record.kind);
  return {
    record,
    path: record.url.replace(/#.*/, ''),
    name,
    key: nameKey(name),
    isCompound: partsOf(name).length > 1,
    isApi,
    weight:
      (MISTAKES.test(record.heading) ? MISTAKES_WEIGHT : 1) *
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
    keys: new Set([nameKey(written), ...corrections]),
    isOneWord,
    isIdentifier: isOneWord && (partsOf(written).length > 1 || called !== written),
    preferredTags: new Set(preferredTags),
  };
}

/**
 * Weighs a record, whatever its words: the reader's version above others, exact names of the API
 * above mentions, guides above the API for plain words.
 *
 * @param entry - the record
 * @param context - see {@link RankContext}
 * @returns the factor of its score
 */
export function weightOf(entry: RankedRecord, context: RankContext): number {
  const version = context.preferredTags.has(entry.record.tag) ? 1 : OTHER_VERSION_WEIGHT;
  const equality = equalityOf(entry, context);
  const { base, named } = WEIGHTS[roleOf(entry, context, equality)];
  return version * entry.weight * (base + named * equality);
}

function roleOf(entry: RankedRecord, context: RankContext, equality: number): keyof typeof WEIGHTS {
  const isSection = entry.record.anchor !== '';
  if (!entry.isApi) return isSection ? 'section' : 'page';
  if (context.isIdentifier || isNameOf(entry, context, equality)) {
    return isSection ? 'memberByName' : 'entityByName';
  }
  return isSection ? 'member' : 'entity';
}

/** `formatquery` is a name also without its capital, and `Field` with one; `path` is a word. */
function isNameOf(entry: RankedRecord, context: RankContext, equality: number): boolean {
  if (equality === 0 || !context.isOneWord) return false;
  return entry.isCompound || (equality === 1 && /^\p{Lu}/u.test(entry.name));
}

/** How much a record's name is the one that the reader typed, from 0 to 1. */
function equalityOf({ name, key }: RankedRecord, context: RankContext): number {
  const { written, keys, isIdentifier } = context;
  if (name === written) return 1;
  if (keys.has(key)) return SAME_LETTERS;
  const isOtherNumber = keys.has(`${key}s`) || (key.endsWith('s') && keys.has(key.slice(0, -1)));
  if (!isOtherNumber) return 0;
  return isIdentifier ? OTHER_NUMBER_OF_IDENTIFIER : OTHER_NUMBER;
}
