import type { SearchRecord } from './SearchRecord';
import { nameKey, partsOf } from './words';

/** What a record's rank depends on, besides how well its words fit. */
export interface RankContext {
  /** What the reader typed, without spaces around it. */
  written: string;
  /** The query and its corrections, as {@link nameKey} writes them. */
  keys: ReadonlySet<string>;
  /** The query is the name of something in code, not words of English. */
  isIdentifier: boolean;
  /** The docs tags of the reader's own version. */
  preferredTags: ReadonlySet<string>;
}

const API_KINDS: ReadonlySet<string> = new Set(['function', 'interface', 'type', 'variable']);

/** Adapters have the same members again. */
const CORE_PACKAGE = 'react-querybuilder';
const OTHER_VERSION_WEIGHT = 0.25;
/** A list of mistakes names the subjects of the sections above it. */
const MISTAKES = /^(?:What|When something) goes wrong$/;

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
  const written = query.trim();
  return {
    written,
    keys: new Set([nameKey(written), ...corrections]),
    isIdentifier: !/\s/.test(written) && (partsOf(written).length > 1 || /\(\)?$/.test(written)),
    preferredTags: new Set(preferredTags),
  };
}

/**
 * Weighs a record, whatever its words: the reader's version above others, exact names of the API
 * above mentions, guides above the API for plain words.
 *
 * @param record - the record
 * @param context - see {@link RankContext}
 * @returns the factor of its score
 */
export function weightOf(record: SearchRecord, context: RankContext): number {
  const isApi = API_KINDS.has(record.kind);
  const version = context.preferredTags.has(record.tag) ? 1 : OTHER_VERSION_WEIGHT;
  const noise = MISTAKES.test(record.heading) ? 0.7 : 1;
  return version * noise * (isApi ? apiWeight(record, context) : pageWeight(record, context));
}

function pageWeight(record: SearchRecord, context: RankContext): number {
  const isNamed = equality(record.heading || record.page, context) > 0;
  if (record.anchor) return isNamed ? 6 : 1.5;
  return isNamed ? 16 : 2;
}

function apiWeight(record: SearchRecord, context: RankContext): number {
  const name = record.heading || record.page;
  const isMember = record.anchor !== '';
  const equal = equality(name, context);
  // `formatquery` is a name also without its capital; `path` and `drag handle` are words.
  const isCompound = equal > 0 && partsOf(name).length > 1 && !/\s/.test(context.written);
  const core = record.section === CORE_PACKAGE ? 1 : 0.6;
  if (context.isIdentifier || isCompound) {
    return core * (isMember ? 0.6 : 1.4) * (1 + equal * (isMember ? 5 : 16));
  }
  return core * (isMember ? 0.3 : 0.7) * (1 + equal * (isMember ? 2 : 5));
}

/** How much a name is the one that the reader typed, from 0 to 1. */
function equality(name: string, { written, keys }: RankContext): number {
  const key = nameKey(name);
  if (name === written || name === written.replace(/\(\)?$/, '')) return 1;
  if (keys.has(key)) return 0.8;
  return keys.has(`${key}s`) || (key.endsWith('s') && keys.has(key.slice(0, -1))) ? 0.6 : 0;
}
