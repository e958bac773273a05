import { numericRegex, type RuleGroupTypeAny, type RuleType, toArray } from 'react-querybuilder';
import { type Order, orders } from '../data';
import type { RunnableFormat } from '../engines';
import type { ExportChoices } from '../exportChoices';
import type { DemoQuery } from '../state';
import type { Part, RuleContext } from './rewriting';

/** The origin of a difference. */
export type Origin = 'language' | 'export' | 'engine';

/** A query that shows a difference, with the choices that it takes. */
export interface Example {
  query: DemoQuery;
  choices?: Partial<ExportChoices>;
}

/** The context for edits of a whole query or of the export options. */
export interface QueryContext {
  format: RunnableFormat;
  choices: ExportChoices;
  /** Whether the exports leave out a rule or group. */
  isLeftOut: (part: Part) => boolean;
}

/** Records for which the reference evaluator answers instead of the rule. */
export interface AnsweredRecords {
  /** The records that the cause affects. */
  affects: (record: Order) => boolean;
  /** The rule that stays for all other records, by default the rule itself. */
  base?: RuleType;
}

/**
 * A reason why a format selects other records than the reference evaluator.
 *
 * Each reason defines how to write the same query without it. Exactly one of the four edits does that.
 * A reason is given for a difference only if the edited query, run in the same engine, removes it.
 */
export interface Difference {
  id: string;
  title: string;
  /** Why it happens, in a sentence or two, without values of the query, which are quoted separately. */
  because: string;
  /** How the edit changes the query; completes "With …, the format agrees". */
  remedy: string;
  /** `language`: the languages differ. `export`: 7.7.1 writes it so. `engine`: the engine does it. */
  origin: Origin;
  formats: readonly RunnableFormat[];
  /** Other export options; `undefined` if the options are not the cause. */
  changeOptions?: (context: QueryContext) => Partial<ExportChoices> | undefined;
  /** The query in another structure; `undefined` if the structure is not the cause. */
  restructure?: (query: RuleGroupTypeAny, context: QueryContext) => RuleGroupTypeAny | undefined;
  /** The records that a rule is to be answered for; `undefined` if the rule is not the cause. */
  answerFromReference?: (rule: RuleType, context: RuleContext) => AnsweredRecords | undefined;
  /** A rule written in another way; `undefined` if the rule is not the cause. */
  rewrite?: (rule: RuleType, context: RuleContext) => Part | undefined;
  /** Together they show it in each of its formats. */
  examples: readonly Example[];
}

export const SQL_FORMATS = ['sql', 'parameterized', 'parameterized_named'] as const;
export const ALL_FORMATS = [
  ...SQL_FORMATS,
  'mongodb',
  'cel',
  'spel',
  'jsonlogic',
  'jsonata',
] as const;

export const isSql = (format: RunnableFormat) =>
  (SQL_FORMATS as readonly string[]).includes(format);
export const isEqualityOperator = ({ operator }: RuleType) => /^(?:!?=|in|notIn)$/.test(operator);
export const isOrderingOperator = ({ operator }: RuleType) => /^[<>]=?$|between$/i.test(operator);
export const isStringOperator = ({ operator }: RuleType) => /contain|with$/i.test(operator);
export const takesList = ({ operator }: RuleType) => /^(?:in|notIn)$/.test(operator);
export const takesRange = ({ operator }: RuleType) => /between$/i.test(operator);
export const takesNoValue = ({ operator }: RuleType) => /^(?:not)?null$/i.test(operator);
export const comparesFields = ({ valueSource }: RuleType) => valueSource === 'field';

/**
 * Returns the value of a record's field, or `undefined` for a field that records do not have.
 *
 * @param field - the name of the field
 */
export const fieldValue = (record: Order, field: string): unknown =>
  (record as unknown as Record<string, unknown>)[field.trim()];

/** The type of the values of a field; `undefined` for a field that records do not have. */
export function fieldType(field: string): string | undefined {
  const value = orders
    .map((order) => fieldValue(order, field))
    .find((found) => (found ?? null) !== null);
  return value === undefined ? undefined : typeof value;
}

/** The single values that a rule compares with; field names where fields are compared. */
export const comparedItems = (rule: RuleType): unknown[] => {
  if (takesNoValue(rule)) return [];
  if (takesRange(rule)) return toArray(rule.value).slice(0, 2);
  return takesList(rule) ? toArray(rule.value) : [rule.value];
};

/** The values that a rule compares the field with, for one record. */
export const comparedValues = (rule: RuleType, record: Order): unknown[] =>
  comparesFields(rule)
    ? comparedItems(rule).map((name) => fieldValue(record, String(name)))
    : comparedItems(rule);

/** Whether `parseNumbers` makes a number of a value. */
export const isNumericString = (value: unknown) => numericRegex.test(String(value));

/** Applies an edit to every string that a rule compares with; `undefined` if none changes. */
export function editStrings(part: RuleType, edit: (text: string) => string): RuleType | undefined {
  if (comparesFields(part) || takesNoValue(part)) return undefined;
  const edited = (item: unknown) => (typeof item === 'string' ? edit(item) : item);
  // Also a list where one value belongs, which stays a list.
  const isList = takesList(part) || takesRange(part) || Array.isArray(part.value);
  const items = Array.isArray(part.value) ? part.value : comparedItems(part);
  const changed = items.map(edited);
  if (items.every((item, index) => item === changed[index])) return undefined;
  return { ...part, value: isList ? changed : changed[0] };
}

/** Makes a rule of an example. */
export const rule = (field: string, operator: string, value: unknown = null): RuleType => ({
  field,
  operator,
  value,
});

/** Makes a rule of an example that compares two fields. */
export const fieldRule = (field: string, operator: string, value: string): RuleType => ({
  ...rule(field, operator, value),
  valueSource: 'field',
});

/** Makes a query of an example. */
export const query = (...rules: DemoQuery['rules'][number][]): DemoQuery =>
  ({ combinator: 'and', rules }) as DemoQuery;

/** Makes a query of an example, of which one rule is enough. */
export const anyOf = (...rules: DemoQuery['rules'][number][]): DemoQuery =>
  ({ combinator: 'or', rules }) as DemoQuery;

/** Makes a query of an example, negated. */
export const negated = (...rules: DemoQuery['rules'][number][]): DemoQuery =>
  ({ combinator: 'and', not: true, rules }) as DemoQuery;
