import { isRuleGroup, type RuleGroupTypeAny, type RuleType, toArray } from 'react-querybuilder';
import type { Order } from '../data';
import type { RunnableFormat } from '../engines';
import type { ExportChoices } from '../exportChoices';
import type { DemoQuery } from '../state';

/** Where a difference comes from. */
export type Origin = 'language' | 'export' | 'engine';

/** What a difference is looked for in. */
export interface Scene {
  format: RunnableFormat;
  choices: ExportChoices;
  record: Order;
  /** Whether the exports leave a rule or group out. */
  isLeftOut: (part: RuleType | RuleGroupTypeAny) => boolean;
}

/** A query that shows a difference, with the choices that it takes. */
export interface Example {
  query: DemoQuery;
  choices?: Partial<ExportChoices>;
}

/** A reason why a format gives other records than the reference does. */
export interface Difference {
  id: string;
  title: string;
  /** Why it is so, in a sentence or two. */
  because: string;
  /** `language`: the languages differ. `export`: 7.7.1 writes it so. `engine`: the engine does it. */
  origin: Origin;
  formats: readonly RunnableFormat[];
  /** Whether a rule that is not left out may bring the difference about for a record. */
  rule?: (rule: RuleType, scene: Scene) => boolean;
  /** Whether a group, apart from its rules, may bring it about. */
  group?: (group: RuleGroupTypeAny, scene: Scene) => boolean;
  /** Together they show it in each of its formats. */
  examples: readonly Example[];
}

export const SQL = ['sql', 'parameterized', 'parameterized_named'] as const;
export const ALL = [...SQL, 'mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'] as const;

export const isEquality = ({ operator }: RuleType) => /^(?:!?=|in|notIn)$/.test(operator);
export const isOrder = ({ operator }: RuleType) => /^[<>]=?$|between$/i.test(operator);
export const isText = ({ operator }: RuleType) => /contain|with$/i.test(operator);
export const takesList = ({ operator }: RuleType) => /^(?:in|notIn)$/.test(operator);
export const takesRange = ({ operator }: RuleType) => /between$/i.test(operator);
export const takesNothing = ({ operator }: RuleType) => /^(?:not)?null$/i.test(operator);
export const comparesFields = ({ valueSource }: RuleType) => valueSource === 'field';

/**
 * What a record holds in a field.
 *
 * @param record - the record
 * @param field - the name of the field
 * @returns the value; undefined for a field that records do not have
 */
export const held = (record: Order, field: string): unknown =>
  (record as unknown as Record<string, unknown>)[field.trim()];

/**
 * The single values that a rule compares with.
 *
 * @param rule - the rule
 * @returns the items of a list or range, or the one value; field names where fields are compared
 */
export const itemsOf = (rule: RuleType): unknown[] => {
  if (takesNothing(rule)) return [];
  return takesList(rule) || takesRange(rule) ? toArray(rule.value) : [rule.value];
};

/**
 * What a rule compares the field with, for one record.
 *
 * @param rule - the rule
 * @param record - the record, of which compared fields are read
 * @returns the values
 */
export const operandsOf = (rule: RuleType, record: Order): unknown[] =>
  comparesFields(rule) ? itemsOf(rule).map((name) => held(record, String(name))) : itemsOf(rule);

/**
 * Looks for a difference in a query.
 *
 * @param difference - the difference
 * @param query - the query
 * @param scene - the format, the choices and the record
 * @returns whether the difference may explain the format's answer for the record
 */
export function occursIn(difference: Difference, query: RuleGroupTypeAny, scene: Scene): boolean {
  if (difference.group?.(query, scene)) return true;
  const parts = query.rules as (string | RuleType | RuleGroupTypeAny)[];
  return parts.some((part) => {
    if (typeof part === 'string') return false;
    if (isRuleGroup(part)) return occursIn(difference, part, scene);
    return !scene.isLeftOut(part) && Boolean(difference.rule?.(part, scene));
  });
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
export const either = (...rules: DemoQuery['rules'][number][]): DemoQuery =>
  ({ combinator: 'or', rules }) as DemoQuery;

/** Makes a query of an example, negated. */
export const negated = (...rules: DemoQuery['rules'][number][]): DemoQuery =>
  ({ combinator: 'and', not: true, rules }) as DemoQuery;
