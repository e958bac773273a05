import {
  defaultPlaceholderFieldName,
  defaultPlaceholderOperatorName,
  type Field,
  type FormatQueryOptions,
  isRuleGroup,
  type RuleGroupType,
  type RuleGroupTypeIC,
  type RuleType,
  toArray,
  type ValidationMap,
  type ValidationResult,
} from 'react-querybuilder';

/** Whether something holds; null when nothing can be said, as with a value that is missing. */
export type Truth = boolean | null;

/** A record of any shape: what a query can ask is read from it by the name of a field. */
export type Row = Record<string, unknown>;

type Group = RuleGroupType | RuleGroupTypeIC;

/** The validators that an export is given, which may make a rule or group not count. */
export type Validity = Pick<FormatQueryOptions, 'fields' | 'validator'>;

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

/**
 * Reads the bounds of a range.
 *
 * @param rule - a rule whose operator takes a range
 * @returns both bounds, of two numbers the lower one first; undefined while one is missing
 */
export function boundsOf(rule: RuleType): [unknown, unknown] | undefined {
  const [first, second] = toArray(rule.value, { retainEmptyStrings: true });
  const isMissing = (bound: unknown) => bound === undefined || bound === null || bound === '';
  if (isMissing(first) || isMissing(second)) return undefined;
  const swapped = rule.valueSource !== 'field' && Number(second) < Number(first);
  return swapped ? [second, first] : [first, second];
}

const passes = (result: boolean | ValidationResult | undefined) =>
  typeof result === 'object' ? result.valid : (result ?? true);

/**
 * Makes the test whether a rule or group is left out of every export: its field or operator is still
 * the placeholder, a validator rejects it, or its range lacks a bound.
 *
 * Comes from what `formatQuery` documents for `placeholderFieldName` and `placeholderOperatorName`
 * (such rules are ignored) and for `validator` and `fields` (which are asked, in this order), and from
 * what every exporter does with half a range.
 *
 * @param query - the whole query
 * @param validity - the validators
 * @returns whether a rule or group of the query is left out
 */
export function leftOutOf(query: Group, validity: Validity): (part: RuleType | Group) => boolean {
  const verdict = validity.validator?.(query) ?? true;
  const map: ValidationMap = typeof verdict === 'object' ? verdict : {};
  const fields = (validity.fields ?? []) as Field[];
  return (part) => {
    if (part === query && verdict === false) return true;
    const known = map[part.id ?? ''];
    if (isRuleGroup(part)) return !passes(known);
    if (part.field === defaultPlaceholderFieldName) return true;
    if (part.operator === defaultPlaceholderOperatorName) return true;
    const field = fields.find(({ name }) => name === part.field);
    if (!passes(known ?? field?.validator?.(part))) return true;
    return /between$/i.test(part.operator) && boundsOf(part) === undefined;
  };
}

/**
 * Evaluates one rule for a record.
 *
 * @param rule - a rule that is not left out
 * @param record - the record
 * @returns `null` when the rule gives no answer, as for a missing value
 */
export function ruleTruth(rule: RuleType, record: object): Truth {
  const opposite = opposites[rule.operator];
  if (opposite) return not(ruleTruth({ ...rule, operator: opposite }, record));

  const row = record as Row;
  const held = (row[rule.field] ?? null) as Value | null;
  if (rule.operator === 'null') return held === null;

  const kind = textOperators.includes(rule.operator) ? 'string' : typeof held;
  const operand = (value: unknown) => {
    const found = rule.valueSource === 'field' ? row[String(value).trim()] : value;
    return readAs(kind, found) as Value | null;
  };
  const compare = (operator: string, value: unknown) => {
    const test = comparisons[operator];
    return test ? known(held, operand(value), test) : null;
  };
  if (rule.operator === 'in') {
    return any(toArray(rule.value).map((item) => compare('=', item)));
  }
  if (rule.operator === 'between') {
    const [low, high] = boundsOf(rule) ?? [];
    return all([compare('>=', low), compare('<=', high)]);
  }
  return compare(rule.operator, rule.value);
}

/**
 * Splits a group at its "or"s.
 *
 * @param group - a group of either kind
 * @returns its rules and groups in runs, each of which "and" joins
 */
export function runsOf(group: Group): (RuleType | Group)[][] {
  const runs: (RuleType | Group)[][] = [[]];
  let combinator = group.combinator ?? 'and';
  for (const part of group.rules) {
    if (typeof part === 'string') {
      combinator = part;
      continue;
    }
    if (combinator.toLowerCase() === 'or') runs.push([]);
    runs.at(-1)?.push(part);
  }
  return runs;
}

/**
 * Makes the test whether a record matches a query, without going through any export: what the results
 * of the engines are compared with.
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
 * - **Left out** are rules and groups that do not count ({@link leftOutOf}). A group of which nothing
 *   is left is true, negated or not, like the `fallbackExpression` that stands for it.
 *
 * @param query - a query of either kind, with default operators and combinators
 * @param validity - the validators that the exports are given
 * @returns whether a record matches
 */
export function matcher(query: Group, validity: Validity = {}): (record: Row) => boolean {
  const isLeftOut = leftOutOf(query, validity);

  const groupTruth = (group: Group, record: Row): Truth => {
    const runs = runsOf(group)
      .map((parts) => parts.filter((part) => !isLeftOut(part)))
      .filter(({ length }) => length > 0);
    if (runs.length === 0 || isLeftOut(group)) return true;
    const truth = any(runs.map((parts) => all(parts.map((part) => partTruth(part, record)))));
    return group.not ? not(truth) : truth;
  };
  const partTruth = (part: RuleType | Group, record: Row) =>
    isRuleGroup(part) ? groupTruth(part, record) : ruleTruth(part, record);

  return (record) => groupTruth(query, record) === true;
}
