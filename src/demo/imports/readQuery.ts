import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { checkQuery, checkRule, MAX_RULES } from '../checkQuery';
import { buildQuery, type ConditionRules } from './buildQuery';
import { canonicalForm, rulesOf } from './canonicalForm';
import { convertRuleValues } from './convertRuleValues';
import { exportNotices } from './exportNotices';
import type { FormatReader } from './FormatReader';
import type { ImportFormatId } from './formats';
import { ImportError, quoted } from './importError';
import { cleanRule, mapRules, mergeLists, withSupportedOperator } from './rules';
import { type Condition, type ConditionTree, listConditions } from './tree';

/** The maximum length of an imported text; a thousand rules take a tenth of it. */
export const MAX_TEXT_LENGTH = 500_000;

/** The maximum nesting depth of brackets. */
export const MAX_NESTING = 100;

/** The maximum number of conversions that are listed. The rest are counted. */
const MAX_NOTICES = 5;

/** Options of an import. */
export interface ImportOptions {
  /** Whether the query has a combinator between neighbours. */
  independentCombinators: boolean;
  /** Whether lists and ranges are arrays; otherwise they are strings with commas. */
  listsAsArrays: boolean;
}

/** A query that was read, without ids. */
export interface ReadQuery {
  query: RuleGroupTypeAny;
  /** What was left out on purpose, each in a sentence. */
  notices: string[];
}

const loaders: Record<ImportFormatId, () => Promise<{ reader: FormatReader }>> = {
  sql: () => import('./sql'),
  mongodb: () => import('./mongodb'),
  cel: () => import('./cel'),
  spel: () => import('./spel'),
  jsonlogic: () => import('./jsonLogic'),
  jsonata: () => import('./jsonata'),
};

/** Loads what is needed to read a format. */
export async function loadReader(format: ImportFormatId): Promise<FormatReader> {
  return (await loaders[format]()).reader;
}

/**
 * Reads a query with the library's parser for its format, and makes sure that it says what the text
 * says: the parsers return an empty query for a faulty text, and pass over what they do not know.
 *
 * @param format - the format of the text
 * @throws {@link ImportError} with what is wrong and where
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
    parsed instanceof ImportError
      ? parsed
      : parsed.rules.length === 0 && (await reader.findSyntaxError?.(prepared.text));
  const strict = readStrictly(format, reader, prepared.text, parse);
  // The parser knows best where a text is malformed, but not why a condition is no rule.
  if (malformed && !(strict instanceof ImportError && strict.isSpecific)) throw malformed;
  if (strict instanceof ImportError) throw strict;
  const { tree, conditions } = strict;
  const assembled = buildQuery(tree, conditions, independentCombinators);
  const whole = withConvertedValues(parsed as RuleGroupTypeAny, format);
  const isSame = whole !== undefined && canonicalForm(whole) === canonicalForm(assembled);
  if (!isSame) {
    for (const condition of conditions) assertLibraryParses(reader, condition, parse);
  }
  // The parsers make one rule of a negated one, also where its field has no such operator.
  const isFit = isSame && checkQuery(whole, checkRule) === undefined;
  const read = mergeLists(mapRules(isFit ? whole : assembled, withSupportedOperator));
  const query = mapRules(read, (rule) => cleanRule(rule, listsAsArrays));
  const problem = checkQuery(query, checkRule);
  if (problem) throw new ImportError(problem);
  return {
    query,
    notices: [
      ...limitNotices([...prepared.notices, ...conditions.flatMap(({ notices }) => notices)]),
      ...(isSame ? [] : [differentMeaningNotice(reader)]),
      ...exportNotices(format, reader.label, read, query, (exported) =>
        readWithoutLibrary(format, reader, exported),
      ),
    ],
  };
}

/** Each sentence once, and not hundreds of them. */
function limitNotices(notices: string[]): string[] {
  const unique = [...new Set(notices)];
  const more = unique.length - MAX_NOTICES;
  const counted = more > 0 ? [`${more} more values were converted in the same way.`] : [];
  return [...unique.slice(0, MAX_NOTICES), ...counted];
}

/** Reads a text without the library's parser. */
function readWithoutLibrary(
  format: ImportFormatId,
  reader: FormatReader,
  text: string,
): RuleGroupTypeAny {
  const prepared = reader.prepare?.(text).text ?? text;
  const tree = reader.parseConditions(prepared);
  const nothing = () => ({ combinator: 'and', rules: [] });
  const conditions = listConditions(tree).map((condition) =>
    readCondition(format, reader, condition, nothing),
  );
  return buildQuery(tree, conditions, false);
}

/** Brings the values of the library's rules into the notation of their fields, where that works. */
function withConvertedValues(
  query: RuleGroupTypeAny,
  format: ImportFormatId,
): RuleGroupTypeAny | undefined {
  try {
    return mapRules(query, (rule) => convertRuleValues(withSupportedOperator(rule), format).rule);
  } catch (error) {
    if (error instanceof ImportError) return undefined;
    throw error;
  }
}

/** A fault without a place is found again where the conditions are read, which have one each. */
function parseWhole(
  parse: (source: string) => RuleGroupTypeAny,
  text: string,
): RuleGroupTypeAny | ImportError {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof ImportError && error.offset !== undefined ? error : { rules: [] };
  }
}

/** Reads the conditions of a text one by one; a problem is not thrown, since the parser may know better. */
function readStrictly(
  format: ImportFormatId,
  reader: FormatReader,
  text: string,
  parse: (source: string) => RuleGroupTypeAny,
): { tree: ConditionTree; conditions: ConditionRules[] } | ImportError {
  try {
    const tree = reader.parseConditions(text);
    const parts = listConditions(tree);
    if (parts.length > MAX_RULES) {
      return new ImportError(
        `There are ${parts.length} conditions, and ${MAX_RULES} is the limit.`,
      );
    }
    const conditions = parts.map((condition) => readCondition(format, reader, condition, parse));
    return { tree, conditions };
  } catch (error) {
    if (error instanceof ImportError) return error;
    throw error;
  }
}

const differentMeaningNotice = ({ label }: FormatReader) =>
  `The ${label} parser interprets this text differently, so its conditions were read one by one.`;

const supportedSyntaxHint = ({ label, supportedSyntax }: FormatReader) =>
  `The ${label} parser reads ${supportedSyntax}.`;

function checkSize(text: string): void {
  if (text.trim() === '') throw new ImportError('There is nothing to import yet.');
  if (text.length > MAX_TEXT_LENGTH) {
    const [length, limit] = [text.length, MAX_TEXT_LENGTH].map((count) =>
      count.toLocaleString('en'),
    );
    throw new ImportError(`The text has ${length} characters, and ${limit} is the limit.`);
  }
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
    depth = Math.max(0, depth + ('([{'.includes(bracket) ? 1 : -1));
    if (depth > MAX_NESTING) {
      throw new ImportError(`Brackets are nested more than ${MAX_NESTING} levels deep.`, index);
    }
  }
}

/** Reads a condition by itself, so that whatever is wrong with it has a place. */
function readCondition(
  format: ImportFormatId,
  reader: FormatReader,
  condition: Condition,
  parse: (source: string) => RuleGroupTypeAny,
): ConditionRules {
  const { source, offset } = condition;
  if (reader.emptyGroupPattern.test(source.trim())) {
    return { condition, rules: [], notices: [] };
  }
  try {
    const read = reader.readCondition(source);
    if (!read) throw unreadableError(reader, condition, parse);
    const fitted = read.rules.map((rule) => {
      const known = withSupportedOperator(rule);
      const problem = checkRule(known);
      if (problem) throw new ImportError(problem);
      return convertRuleValues(known, format);
    });
    const rules = fitted.map(({ rule }) => rule);
    const notices = [...(read.notices ?? []), ...fitted.flatMap((rule) => rule.notices)];
    return { condition, rules, notices };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new ImportError(error.message, error.offset ?? offset, error.isSpecific);
  }
}

/** Tells why a condition is no rule: the field is at fault, or a part of it, or all of it. */
function unreadableError(
  reader: FormatReader,
  condition: Condition,
  parse: (source: string) => RuleGroupTypeAny,
): ImportError {
  const rules = parseRules(reader, condition, parse).filter(({ field }) => field !== '');
  for (const rule of rules) {
    const problem = checkRule(withSupportedOperator(rule));
    if (problem) return new ImportError(problem);
  }
  const subject = rules.length > 0 ? 'A part of the condition' : 'The condition';
  return new ImportError(
    `${subject} ${quoted(condition.source)} cannot be read. ${supportedSyntaxHint(reader)}`,
    undefined,
    false,
  );
}

/** What the library's parser does not read at all is not imported, although the site could read it. */
function assertLibraryParses(
  reader: FormatReader,
  { condition, rules, notices }: ConditionRules,
  parse: (source: string) => RuleGroupTypeAny,
): void {
  // What was converted, the parser has read in another notation.
  if (rules.length === 0 || notices.length > 0) return;
  if (parseRules(reader, condition, parse).length > 0) return;
  throw new ImportError(
    `The condition ${quoted(condition.source)} cannot be read. ${supportedSyntaxHint(reader)}`,
    condition.offset,
  );
}

function parseRules(
  reader: FormatReader,
  { source }: Condition,
  parse: (source: string) => RuleGroupTypeAny,
): RuleType[] {
  try {
    return rulesOf(parse(source));
  } catch (error) {
    const message =
      error instanceof ImportError
        ? error.message
        : `The condition ${quoted(source)} cannot be read. ${supportedSyntaxHint(reader)}`;
    throw new ImportError(message, undefined, false);
  }
}
