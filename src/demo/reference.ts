import {
  defaultPlaceholderFieldName,
  defaultPlaceholderOperatorName,
  type Field,
  isRuleGroup,
  type RuleGroupType,
  type RuleGroupTypeIC,
  type RuleType,
  type RuleValidator,
  toArray,
} from 'react-querybuilder';

/** Whether something holds; null when nothing can be said, as with a value that is missing. */
export type Truth = boolean | null;

/** A record of any shape: what a query can ask is read from it by the name of a field. */
export type Row = Record<string, unknown>;

type Group = RuleGroupType | RuleGroupTypeIC;

/** The part of a field that decides whether a rule counts. */
export type CheckedField = Pick<Field, 'name' | 'validator'>;

const not = (truth: Truth): Truth => (truth === null ? null : !truth);

const all = (truths: Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;

const any = (truths: Truth[]): Truth => not(all(truths.map(not)));

/** Reads a rule's value as what the field holds; null when it cannot be one. */
function readAs(kind: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'number') {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
    return Number.isNaN(number) ? null : number;
  }
  if (kind === 'boolean') return { true: true, false: false }[String(value)] ?? null;
  return String(value);
}

/** Applies a test to two values that are both there. */
const known = <T>(left: T | null, right: T | null, test: (l: T, r: T) => boolean): Truth =>
  left === null || right === null ? null : test(left, right);

type Value = string | number | boolean;

const comparisons: Record<string, (left: Value, right: Value) => boolean> = {
  '=': (left, right) => left === right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
  contains: (left, right) => String(left).includes(String(right)),
  beginsWith: (left, right) => String(left).startsWith(String(right)),
  endsWith: (left, right) => String(left).endsWith(String(right)),
};

/** Operators that say the opposite of another one. */
const opposites: Record<string, string> = {
  '!=': '=',
  notNull: 'null',
  notIn: 'in',
  notBetween: 'between',
  doesNotContain: 'contains',
  doesNotBeginWith: 'beginsWith',
  doesNotEndWith: 'endsWith',
};

const textOperators = ['contains', 'beginsWith', 'endsWith'];

/** The bounds of a range, the lower number first; undefined while one is missing. */
function bounds(rule: RuleType): [unknown, unknown] | undefined {
  const [first, second] = toArray(rule.value, { retainEmptyStrings: true });
  if (first === undefined || second === undefined || first === '' || second === '') return undefined;
  const swapped = rule.valueSource !== 'field' && Number(second) < Number(first);
  return swapped ? [second, first] : [first, second];
}

/**
 * Says why a rule does not count, if it does not: its field or operator is still the placeholder,
 * its field's validator rejects it, or its range lacks a bound.
 *
 * Comes from what `formatQuery` documents: `placeholderFieldName` and `placeholderOperatorName`
 * (such rules are ignored), `fields` (whose validators are asked), and from what every exporter does
 * with half a range.
 *
 * @param rule - the rule
 * @param fields - the fields, with their validators
 * @returns whether the rule is left out of every export
 */
export function isLeftOut(rule: RuleType, fields: readonly CheckedField[]): boolean {
  if (rule.field === defaultPlaceholderFieldName) return true;
  if (rule.operator === defaultPlaceholderOperatorName) return true;
  const validator = fields.find(({ name }) => name === rule.field)?.validator as
    | RuleValidator
    | undefined;
  const validity = validator?.(rule);
  if (validity === false || (typeof validity === 'object' && !validity.valid)) return true;
  return /between$/i.test(rule.operator) && bounds(rule) === undefined;
}

/** What a rule's value says about a record: the value itself, or that of the field it names. */
function operand(rule: RuleType, value: unknown, record: Row, kind: string): Value | null {
  const found = rule.valueSource === 'field' ? record[String(value).trim()] : value;
  return readAs(kind, found) as Value | null;
}

function ruleTruth(rule: RuleType, record: Row): Truth {
  const opposite = opposites[rule.operator];
  if (opposite) return not(ruleTruth({ ...rule, operator: opposite }, record));

  const held = (record[rule.field] ?? null) as Value | null;
  if (rule.operator === 'null') return held === null;

  const kind = textOperators.includes(rule.operator) ? 'string' : typeof held;
  const to = (value: unknown) => operand(rule, value, record, kind);
  if (rule.operator === 'in') {
    const items: unknown[] = toArray(rule.value);
    return any(items.map((item) => known(held, to(item), (left, right) => left === right)));
  }
  if (rule.operator === 'between') {
    const [low, high] = bounds(rule) ?? [];
    return all([
      known(held, to(low), (left, right) => left >= right),
      known(held, to(high), (left, right) => left <= right),
    ]);
  }
  const test = comparisons[rule.operator];
  return test ? known(held, to(rule.value), test) : null;
}

/** A group's parts in runs: what "and" joins, one run for each alternative of an "or". */
function runs(group: Group): (RuleType | Group)[][] {
  const alternatives: (RuleType | Group)[][] = [[]];
  let combinator = group.combinator ?? 'and';
  for (const part of group.rules) {
    if (typeof part === 'string') {
      combinator = part;
      continue;
    }
    if (combinator.toLowerCase() === 'or') alternatives.push([]);
    alternatives.at(-1)?.push(part);
  }
  return alternatives;
}

function groupTruth(group: Group, record: Row, fields: readonly CheckedField[]): Truth {
  const counts = (part: RuleType | Group) => isRuleGroup(part) || !isLeftOut(part, fields);
  const alternatives = runs(group)
    .map((parts) => parts.filter(counts))
    .filter(({ length }) => length > 0);
  if (alternatives.length === 0) return true;
  const truth = any(
    alternatives.map((parts) =>
      all(
        parts.map((part) =>
          isRuleGroup(part) ? groupTruth(part, record, fields) : ruleTruth(part, record),
        ),
      ),
    ),
  );
  return group.not ? not(truth) : truth;
}

/**
 * Says whether a query matches a record, without going through any export: what the results of the
 * engines are compared with.
 *
 * Where the rules come from:
 *
 * - **Missing values** follow SQL, whose names the operators bear: a comparison with null is neither
 *   true nor false, `not` leaves it so, "and" and "or" are Kleene's, and a record matches only when
 *   the outcome is true. `null` and `notNull` alone see the missing value.
 * - **Text** is compared by code units, upper and lower case apart, as standard SQL and all the other
 *   languages do; `contains`, `beginsWith` and `endsWith` look for the characters as they are.
 * - **Values** are read as what the field holds: "750" is a number for a number field. What cannot be
 *   read so compares as a missing value does.
 * - **Ranges** include both bounds. Two numbers the wrong way round are swapped, as the exports to
 *   SQL, CEL, SpEL, JsonLogic and JSONata do (the last four whatever `parseNumbers` says).
 * - **Lists** are split as the library's `toArray` does. No value is in an empty list.
 * - **Combinators between rules**: "and" binds tighter than "or". The SQL, CEL, SpEL and JSONata that
 *   `formatQuery` writes leaves it to their grammars, which agree; for the others the library's
 *   `convertFromIC` makes the same groups.
 * - **Left out** is a rule that does not count ({@link isLeftOut}). A group without rules is true,
 *   negated or not, like the `fallbackExpression` that stands for it.
 *
 * @param query - a query of either kind, with default operators and combinators
 * @param record - the record, by field name
 * @param fields - the fields, whose validators may make a rule not count
 * @returns whether the record matches
 */
export function matches(query: Group, record: Row, fields: readonly CheckedField[] = []): boolean {
  return groupTruth(query, record, fields) === true;
}
