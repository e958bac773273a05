import type { RuleGroupTypeAny } from 'react-querybuilder';
import { checkQuery, checkRule, MAX_RULES } from '../checkQuery';
import { assemble } from './assemble';
import type { ImportFormatId } from './formats';
import { hasSameMeaning, rulesOf } from './meaning';
import { ImportProblem, quoted } from './problem';
import type { Reader } from './reader';
import { mapRules, tidyRule, withJoinedLists, withKnownOperator } from './rules';
import { type Condition, conditionsOf } from './tree';

/** The most characters that an imported text may have; a thousand rules take a tenth of them. */
export const MAX_LENGTH = 500_000;

/** How deep brackets may lie in one another. */
export const MAX_NESTING = 100;

/** What an imported query depends on beside its text. */
export interface ImportOptions {
  /** Whether the query has a combinator between neighbours. */
  independentCombinators: boolean;
  /** Whether lists and ranges are arrays; else they are text with commas. */
  listsAsArrays: boolean;
}

/** A query that was read, without ids. */
export interface ReadQuery {
  query: RuleGroupTypeAny;
  /** What was left out on purpose, each in a sentence. */
  notices: string[];
}

const loaders: Record<ImportFormatId, () => Promise<{ reader: Reader }>> = {
  sql: () => import('./sql'),
  mongodb: () => import('./mongodb'),
  cel: () => import('./cel'),
  spel: () => import('./spel'),
  jsonlogic: () => import('./jsonLogic'),
  jsonata: () => import('./jsonata'),
};

/**
 * Loads what is needed to read a format.
 *
 * @param format - the format
 * @returns its reader
 */
export async function loadReader(format: ImportFormatId): Promise<Reader> {
  return (await loaders[format]()).reader;
}

/**
 * Reads a query with the library's parser for its format, and makes sure that it says what the text
 * says: the parsers return an empty query for a faulty text, and pass over what they do not know.
 *
 * @param format - the format of the text
 * @param text - the text
 * @param options - see {@link ImportOptions}
 * @returns the query
 * @throws {@link ImportProblem} with what is wrong and where
 */
export async function readQuery(
  format: ImportFormatId,
  text: string,
  { independentCombinators, listsAsArrays }: ImportOptions,
): Promise<ReadQuery> {
  checkSize(text);
  const reader = await loadReader(format);
  const parse = (source: string) => reader.parse(source, independentCombinators);
  const query = parseWhole(parse, text);
  if (query.rules.length === 0) {
    const problem = await reader.explain?.(text);
    if (problem) throw problem;
  }
  const division = reader.divide(text);
  if (!division) throw new ImportProblem(`A condition is missing. ${readsOf(reader)}`);
  const parts = conditionsOf(division.tree);
  if (parts.length > MAX_RULES) {
    throw new ImportProblem(`There are ${parts.length} conditions, and ${MAX_RULES} is the limit.`);
  }
  const conditions = parts.map((condition) => ({
    condition,
    query: readCondition(reader, condition, parse),
  }));
  const isRead = hasSameMeaning(division.tree, conditions, query);
  const whole = isRead ? query : assemble(division.tree, conditions, independentCombinators);
  const known = withJoinedLists(mapRules(whole, withKnownOperator));
  const read = mapRules(known, (rule) => tidyRule(rule, listsAsArrays));
  const problem = checkQuery(read, checkRule);
  if (problem) throw new ImportProblem(problem);
  return { query: read, notices: [...division.notices, ...(isRead ? [] : [otherwise(reader)])] };
}

/** A fault without a place is found again where the conditions are read, which have one each. */
function parseWhole(parse: (source: string) => RuleGroupTypeAny, text: string): RuleGroupTypeAny {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof ImportProblem && error.offset !== undefined) throw error;
    return { rules: [] };
  }
}

const otherwise = ({ label }: Reader) =>
  `The ${label} parser gives this text another meaning. So its conditions were read one by one.`;

const readsOf = ({ label, reads }: Reader) => `The ${label} parser reads ${reads}.`;

function checkSize(text: string): void {
  if (text.trim() === '') throw new ImportProblem('There is nothing to import yet.');
  if (text.length > MAX_LENGTH) {
    const [length, limit] = [text.length, MAX_LENGTH].map((count) => count.toLocaleString('en'));
    throw new ImportProblem(`The text has ${length} characters, and ${limit} is the limit.`);
  }
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
    depth = Math.max(0, depth + ('([{'.includes(bracket) ? 1 : -1));
    if (depth > MAX_NESTING) {
      throw new ImportProblem(`Brackets lie more than ${MAX_NESTING} deep in one another.`, index);
    }
  }
}

/** Reads a condition by itself, so that whatever is wrong with it has a place. */
function readCondition(
  reader: Reader,
  { source, offset }: Condition,
  parse: (source: string) => RuleGroupTypeAny,
): RuleGroupTypeAny {
  const unread = `The condition ${quoted(source)} cannot be read. ${readsOf(reader)}`;
  let query: RuleGroupTypeAny;
  try {
    query = parse(source);
  } catch (error) {
    throw new ImportProblem(error instanceof ImportProblem ? error.message : unread, offset);
  }
  const rules = rulesOf(query);
  if (rules.length === 0 && !reader.placeholder.test(source.trim())) {
    throw new ImportProblem(unread, offset);
  }
  for (const rule of rules) {
    const problem = checkRule(withKnownOperator(rule));
    if (problem) throw new ImportProblem(problem, offset);
  }
  if (rules.length > 0 && !reader.isComplete(source, rules)) {
    throw new ImportProblem(
      `A part of the condition ${quoted(source)} cannot be read. ${readsOf(reader)}`,
      offset,
    );
  }
  return query;
}
