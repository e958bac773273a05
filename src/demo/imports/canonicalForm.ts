import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { splitAtOr } from '../referenceEvaluator';
import type { DemoQuery } from '../state';

type Part = RuleType | RuleGroupTypeAny | string;

/** A comparison with one value as a string, or parts that are joined. */
type Logic = string | { kind: 'and' | 'or'; parts: Logic[] };

/** Each operator with the one that says the opposite. */
const OPPOSITES = new Map(
  [
    ['=', '!='],
    ['<', '>='],
    ['>', '<='],
    ['in', 'notIn'],
    ['null', 'notNull'],
    ['between', 'notBetween'],
    ['contains', 'doesNotContain'],
    ['beginsWith', 'doesNotBeginWith'],
    ['endsWith', 'doesNotEndWith'],
  ].flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]) as [string, string][],
);

const TRUE = 'true';
const FALSE = 'false';

/** Operators that compare with several values, as single comparisons and what joins them. */
const SINGLE_COMPARISONS: Record<string, ['and' | 'or', (index: number) => string]> = {
  between: ['and', (index) => (index === 0 ? '>=' : '<=')],
  notBetween: ['or', (index) => (index === 0 ? '<' : '>')],
  in: ['or', () => '='],
  notIn: ['and', () => '!='],
};

/**
 * Lists the rules of a query from top to bottom.
 */
export function rulesOf(query: RuleGroupTypeAny): RuleType[] {
  return (query.rules as Part[]).flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'rules' in part ? rulesOf(part) : [part];
  });
}

/**
 * Writes what a query means in a form that is the same for queries of the same meaning: without "not",
 * ranges and lists as single comparisons, and the parts of each group sorted. Two queries can mean the
 * same and have different forms, but not the other way round.
 *
 * @param query - the query, with lists and ranges as arrays
 * @returns the form, for comparison only
 */
export const canonicalForm = (query: RuleGroupTypeAny): string => print(fromGroup(query, false));

function print(logic: Logic): string {
  if (typeof logic === 'string') return logic;
  return `${logic.kind}(${[...new Set(logic.parts.map(print))].sort().join()})`;
}

function combine(kind: 'and' | 'or', given: Logic[]): Logic {
  const neutral = kind === 'and' ? TRUE : FALSE;
  const parts = given
    .flatMap((part) => (typeof part === 'object' && part.kind === kind ? part.parts : [part]))
    .filter((part) => part !== neutral);
  return parts.length > 1 ? { kind, parts } : (parts[0] ?? neutral);
}

function fromGroup(group: RuleGroupTypeAny, isNegated: boolean): Logic {
  const negated = isNegated !== Boolean(group.not);
  if (group.rules.length === 0) return negated ? FALSE : TRUE;
  const [inner, outer] = negated ? (['or', 'and'] as const) : (['and', 'or'] as const);
  const runs = splitAtOr(group as DemoQuery).filter(({ length }) => length > 0);
  const ofPart = (part: RuleType | RuleGroupTypeAny) =>
    'rules' in part ? fromGroup(part, negated) : fromRule(part, negated);
  return combine(
    outer,
    runs.map((parts) => combine(inner, parts.map(ofPart))),
  );
}

function fromRule(rule: RuleType, negated: boolean): Logic {
  const { field, valueSource } = rule;
  const operator = (negated && OPPOSITES.get(rule.operator)) || rule.operator;
  const compared = (name: string, value: unknown) =>
    JSON.stringify([field, name, value, valueSource === 'field']);
  const [kind, nameAt] = SINGLE_COMPARISONS[operator] ?? [];
  if (!kind || !nameAt || !Array.isArray(rule.value)) return compared(operator, rule.value);
  const values = /between$/i.test(operator) ? withoutSwap(rule.value) : rule.value;
  return combine(
    kind,
    values.map((value, index) => compared(nameAt(index), value)),
  );
}

/** The exports write the bounds of a range in ascending order, whatever the order in the rule. */
const withoutSwap = ([low, high, ...more]: unknown[]) =>
  typeof low === 'number' && typeof high === 'number' && low > high
    ? [high, low, ...more]
    : [low, high, ...more];
