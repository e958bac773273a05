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

/** A result of three-valued logic: `null` is unknown, for example for a missing value. */
export type Truth = boolean | null;

/** A record of any shape. Its properties are read by field name. */
export type Row = Record<string, unknown>;

type Group = RuleGroupType | RuleGroupTypeIC;

/** The validators of an export, which may exclude rules and groups. */
export type ValidationOptions = Pick<FormatQueryOptions, 'fields' | 'validator'>;

const not = (truth: Truth): Truth => (truth === null ? null : !truth);

const all = (truths: Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;

const any = (truths: Truth[]): Truth => not(all(truths.map(not)));

/** Converts a rule's value to the type of the field; null if that is impossible. */
function convertToType(kind: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'number') {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
    return Number.isNaN(number) ? null : number;
  }
  if (kind === 'boolean') return { true: true, false: false }[String(value)] ?? null;
  return String(value);
}

/** Applies a test to two values; unknown if either is missing. */
const compareIfPresent = <T>(
  left: T | null,
  right: T | null,
  test: (l: T, r: T) => boolean,
): Truth => (left === null || right === null ? null : test(left, right));

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

/** Negated operators, each with its positive counterpart. */
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

const isValid = (result: boolean | ValidationResult | undefined) =>
  typeof result === 'object' ? result.valid : (result ?? true);

/**
 * Creates a test for whether a rule or group is left out of every export: its field or operator is still
 * the placeholder, a validator rejects it, or its range has no upper or no lower bound.
 *
 * Based on the documentation of `formatQuery` for `placeholderFieldName` and `placeholderOperatorName`
 * (such rules are ignored) and for `validator` and `fields` (which are applied in this order), and on
 * what every exporter does with an incomplete range.
 *
 * @returns whether a rule or group of the query is left out
 */
export function createLeftOutTest(
  query: Group,
  validity: ValidationOptions,
): (part: RuleType | Group) => boolean {
  const result = validity.validator?.(query) ?? true;
  const map: ValidationMap = typeof result === 'object' ? result : {};
  const fields = (validity.fields ?? []) as Field[];
  return (part) => {
    if (part === query && result === false) return true;
    const known = map[part.id ?? ''];
    if (isRuleGroup(part)) return !isValid(known);
    if (part.field === defaultPlaceholderFieldName) return true;
    if (part.operator === defaultPlaceholderOperatorName) return true;
    const field = fields.find(({ name }) => name === part.field);
    if (!isValid(known ?? field?.validator?.(part))) return true;
    return /between$/i.test(part.operator) && boundsOf(part) === undefined;
  };
}

/**
 * Evaluates one rule for a record.
 *
 * @param rule - a rule that is not left out
 * @returns `null` if the result is unknown, for example for a missing value
 */
export function evaluateRule(rule: RuleType, record: object): Truth {
  const opposite = opposites[rule.operator];
  if (opposite) return not(evaluateRule({ ...rule, operator: opposite }, record));

  const row = record as Row;
  const fieldValue = (row[rule.field] ?? null) as Value | null;
  if (rule.operator === 'null') return fieldValue === null;

  const kind = textOperators.includes(rule.operator) ? 'string' : typeof fieldValue;
  const operand = (value: unknown) => {
    const found = rule.valueSource === 'field' ? row[String(value).trim()] : value;
    return convertToType(kind, found) as Value | null;
  };
  const compare = (operator: string, value: unknown) => {
    const test = comparisons[operator];
    return test ? compareIfPresent(fieldValue, operand(value), test) : null;
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
 * @returns runs of rules and groups that are joined by "and"
 */
export function splitAtOr(group: Group): (RuleType | Group)[][] {
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
 * Creates a test for whether a record matches a query, without using any export. The results
 * of the engines are compared with it.
 *
 * The rules of the evaluation:
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
 * - **Left out** are rules and groups that do not count ({@link createLeftOutTest}). A group of which nothing
 *   is left is true, negated or not, like the `fallbackExpression` that stands for it.
 *
 * @param query - a query of either kind, with default operators and combinators
 * @param validity - the validators that the exports are given
 * @returns whether a record matches
 */
export function createMatcher(
  query: Group,
  validity: ValidationOptions = {},
): (record: Row) => boolean {
  const isLeftOut = createLeftOutTest(query, validity);

  const evaluateGroup = (group: Group, record: Row): Truth => {
    const runs = splitAtOr(group)
      .map((parts) => parts.filter((part) => !isLeftOut(part)))
      .filter(({ length }) => length > 0);
    if (runs.length === 0 || isLeftOut(group)) return true;
    const truth = any(runs.map((parts) => all(parts.map((part) => evaluatePart(part, record)))));
    return group.not ? not(truth) : truth;
  };
  const evaluatePart = (part: RuleType | Group, record: Row) =>
    isRuleGroup(part) ? evaluateGroup(part, record) : evaluateRule(part, record);

  return (record) => evaluateGroup(query, record) === true;
}
