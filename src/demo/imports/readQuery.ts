import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { checkQuery, checkRule, MAX_RULES } from '../checkQuery';
import { assemble, type ConditionRules } from './assemble';
import { exportNotices } from './exportNotices';
import { fitRule } from './fieldValues';
import type { ImportFormatId } from './formats';
import { meaningOf, rulesOf } from './meaning';
import { ImportProblem, quoted } from './problem';
import type { Reader } from './reader';
import { mapRules, tidyRule, withJoinedLists, withKnownOperator } from './rules';
import { type Condition, conditionsOf, type Tree } from './tree';

/** The most characters that an imported text may have; a thousand rules take a tenth of them. */
export const MAX_LENGTH = 500_000;

/** How deep brackets may lie in one another. */
export const MAX_NESTING = 100;

/** How many conversions are named; more are counted. */
const MAX_NOTICES = 5;

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
  const prepared = reader.prepare?.(text) ?? { text, notices: [] };
  const parse = (source: string) => reader.parse(source, independentCombinators);
  const parsed = parseWhole(parse, prepared.text);
  const malformed =
    parsed instanceof ImportProblem
      ? parsed
      : parsed.rules.length === 0 && (await reader.explain?.(prepared.text));
  const strict = readStrictly(format, reader, prepared.text, parse);
  // The parser knows best where a text is malformed, but not why a condition is no rule.
  if (malformed && !(strict instanceof ImportProblem && strict.isPrecise)) throw malformed;
  if (strict instanceof ImportProblem) throw strict;
  const { tree, conditions } = strict;
  const assembled = assemble(tree, conditions, independentCombinators);
  const whole = withFittingValues(parsed as RuleGroupTypeAny, format);
  const isSame = whole !== undefined && meaningOf(whole) === meaningOf(assembled);
  if (!isSame) {
    for (const condition of conditions) checkIsParsed(reader, condition, parse);
  }
  // The parsers make one rule of a negated one, also where its field has no such operator.
  const isFit = isSame && checkQuery(whole, checkRule) === undefined;
  const read = withJoinedLists(mapRules(isFit ? whole : assembled, withKnownOperator));
  const query = mapRules(read, (rule) => tidyRule(rule, listsAsArrays));
  const problem = checkQuery(query, checkRule);
  if (problem) throw new ImportProblem(problem);
  return {
    query,
    notices: [
      ...shortened([...prepared.notices, ...conditions.flatMap(({ notices }) => notices)]),
      ...(isSame ? [] : [otherwise(reader)]),
      ...exportNotices(format, reader.label, read, query, (exported) =>
        reread(format, reader, exported),
      ),
    ],
  };
}

/** Each sentence once, and not hundreds of them. */
function shortened(notices: string[]): string[] {
  const unique = [...new Set(notices)];
  const more = unique.length - MAX_NOTICES;
  const counted = more > 0 ? [`${more} more values were converted in the same way.`] : [];
  return [...unique.slice(0, MAX_NOTICES), ...counted];
}

/** Reads a text without the library's parser. */
function reread(format: ImportFormatId, reader: Reader, text: string): RuleGroupTypeAny {
  const prepared = reader.prepare?.(text).text ?? text;
  const tree = reader.divide(prepared);
  const nothing = () => ({ combinator: 'and', rules: [] });
  const conditions = conditionsOf(tree).map((condition) =>
    readCondition(format, reader, condition, nothing),
  );
  return assemble(tree, conditions, false);
}

/** Brings the values of the library's rules into the notation of their fields, where that works. */
function withFittingValues(
  query: RuleGroupTypeAny,
  format: ImportFormatId,
): RuleGroupTypeAny | undefined {
  try {
    return mapRules(query, (rule) => fitRule(withKnownOperator(rule), format).rule);
  } catch (error) {
    if (error instanceof ImportProblem) return undefined;
    throw error;
  }
}

/** A fault without a place is found again where the conditions are read, which have one each. */
function parseWhole(
  parse: (source: string) => RuleGroupTypeAny,
  text: string,
): RuleGroupTypeAny | ImportProblem {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof ImportProblem && error.offset !== undefined ? error : { rules: [] };
  }
}

/** Reads the conditions of a text one by one; a problem is not thrown, since the parser may know better. */
function readStrictly(
  format: ImportFormatId,
  reader: Reader,
  text: string,
  parse: (source: string) => RuleGroupTypeAny,
): { tree: Tree; conditions: ConditionRules[] } | ImportProblem {
  try {
    const tree = reader.divide(text);
    const parts = conditionsOf(tree);
    if (parts.length > MAX_RULES) {
      return new ImportProblem(
        `There are ${parts.length} conditions, and ${MAX_RULES} is the limit.`,
      );
    }
    const conditions = parts.map((condition) => readCondition(format, reader, condition, parse));
    return { tree, conditions };
  } catch (error) {
    if (error instanceof ImportProblem) return error;
    throw error;
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
  format: ImportFormatId,
  reader: Reader,
  condition: Condition,
  parse: (source: string) => RuleGroupTypeAny,
): ConditionRules {
  const { source, offset } = condition;
  if (reader.placeholder.test(source.trim())) {
    return { condition, rules: [], notices: [] };
  }
  try {
    const read = reader.readCondition(source);
    if (!read) throw unread(reader, condition, parse);
    const fitted = read.rules.map((rule) => {
      const known = withKnownOperator(rule);
      const problem = checkRule(known);
      if (problem) throw new ImportProblem(problem);
      return fitRule(known, format);
    });
    const rules = fitted.map(({ rule }) => rule);
    const notices = [...(read.notices ?? []), ...fitted.flatMap((rule) => rule.notices)];
    return { condition, rules, notices };
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    throw new ImportProblem(error.message, error.offset ?? offset, error.isPrecise);
  }
}

/** Tells why a condition is no rule: the field is at fault, or a part of it, or all of it. */
function unread(
  reader: Reader,
  condition: Condition,
  parse: (source: string) => RuleGroupTypeAny,
): ImportProblem {
  const rules = parsedRules(reader, condition, parse).filter(({ field }) => field !== '');
  for (const rule of rules) {
    const problem = checkRule(withKnownOperator(rule));
    if (problem) return new ImportProblem(problem);
  }
  const subject = rules.length > 0 ? 'A part of the condition' : 'The condition';
  return new ImportProblem(
    `${subject} ${quoted(condition.source)} cannot be read. ${readsOf(reader)}`,
    undefined,
    false,
  );
}

/** What the library's parser does not read at all is not imported, although the site could read it. */
function checkIsParsed(
  reader: Reader,
  { condition, rules, notices }: ConditionRules,
  parse: (source: string) => RuleGroupTypeAny,
): void {
  // What was converted, the parser has read in another notation.
  if (rules.length === 0 || notices.length > 0) return;
  if (parsedRules(reader, condition, parse).length > 0) return;
  throw new ImportProblem(
    `The condition ${quoted(condition.source)} cannot be read. ${readsOf(reader)}`,
    condition.offset,
  );
}

function parsedRules(
  reader: Reader,
  { source }: Condition,
  parse: (source: string) => RuleGroupTypeAny,
): RuleType[] {
  try {
    return rulesOf(parse(source));
  } catch (error) {
    const message =
      error instanceof ImportProblem
        ? error.message
        : `The condition ${quoted(source)} cannot be read. ${readsOf(reader)}`;
    throw new ImportProblem(message, undefined, false);
  }
}
