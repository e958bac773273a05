import {
  defaultCombinators,
  defaultOperators,
  type FullOption,
  type RuleGroupTypeAny,
  type RuleType,
  toFlatOptionArray,
} from 'react-querybuilder';
import { fields } from './schema';

/** The maximum number of rules in an imported or linked query. The demo stays usable with a thousand. */
export const MAX_RULES = 2000;

/** The maximum nesting depth of an imported or linked query. */
export const MAX_DEPTH = 50;

/** How large a query may be. */
export interface QueryLimits {
  rules: number;
  depth: number;
}

const DEFAULT_LIMITS: QueryLimits = { rules: MAX_RULES, depth: MAX_DEPTH };

/** The library's default placeholder for a field or operator that is not chosen yet. */
const PLACEHOLDER = '~';

const fieldsByName = new Map(fields.map((field) => [field.name, field]));
const operatorNames = new Set<string>([...defaultOperators.map(({ name }) => name), PLACEHOLDER]);
const combinatorNames = new Set<string>(defaultCombinators.map(({ name }) => name));

const quote = (name: string) => `"${name.length > 40 ? `${name.slice(0, 40)}…` : name}"`;
/** The maximum number of names in a sentence. The rest are counted. */
const MAX_LISTED = 20;

function joinNames(names: Iterable<string>): string {
  const all = [...names];
  const more = all.length - MAX_LISTED;
  const shown = all.slice(0, MAX_LISTED).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/**
 * Lists the names of options.
 *
 * @param options - operators or values of a field, which may be in option groups
 * @returns the names, or `undefined` when there is no list
 */
export const optionNames = (options: unknown): string[] | undefined =>
  Array.isArray(options)
    ? toFlatOptionArray(options as FullOption[]).map(({ name }) => name)
    : undefined;

/** The values of a rule, stored as an array or as a string with commas. */
const valuesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : String(value ?? '').split(',')).map((item) =>
    String(item).trim(),
  );

/**
 * Lists the operators of a field.
 *
 * @returns the names of its operators, or `undefined` when there is no such field
 */
export const operatorNamesOf = (name: string): string[] | undefined =>
  optionNames(fieldsByName.get(name)?.operators);

/** Returns a sentence that says what is wrong with a rule, or `undefined`. */
export type RuleCheck = (rule: RuleType) => string | undefined;

/**
 * Checks that the names in a rule exist. A visitor can combine names that do not belong
 * together, by changing a field without resetting the rest.
 *
 * @param rule - a rule from an import or a link, of the right shape
 */
export const checkNames: RuleCheck = ({ field, operator }) => {
  if (field !== PLACEHOLDER && !fieldsByName.has(field)) {
    return `There is no field ${quote(field)}. The fields are: ${joinNames(fieldsByName.keys())}.`;
  }
  return operatorNames.has(operator) ? undefined : `There is no operator ${quote(operator)}.`;
};

/**
 * Checks that the sample fields have what is in a rule: the field itself, for it the operator, and
 * for them the values.
 *
 * @param rule - a rule from an import or a link, of the right shape
 */
export const checkRule: RuleCheck = (rule) => {
  const { field: name, operator, value, valueSource } = rule;
  const operators = operatorNamesOf(name);
  if (!operators) return checkNames(rule);
  if (!operators.includes(operator)) {
    return `The field "${name}" has no operator ${quote(operator)}. It has: ${joinNames(operators)}.`;
  }
  if (valueSource === 'field') return checkComparedFields(name, valuesOf(value));
  const values = optionNames(fieldsByName.get(name)?.values);
  const unknown = values && valuesOf(value).find((item) => item !== '' && !values.includes(item));
  return unknown === undefined
    ? undefined
    : `The field "${name}" has no value ${quote(unknown)}. It has: ${joinNames(values ?? [])}.`;
};

function checkComparedFields(name: string, others: string[]): string | undefined {
  const unit = fieldsByName.get(name)?.unit;
  const comparable = fields.filter((field) => unit && field.unit === unit && field.name !== name);
  const names = comparable.map((field) => field.name);
  const incomparable = others.find((other) => other !== '' && !names.includes(other));
  if (incomparable === undefined) return undefined;
  const hint = names.length > 0 ? `, only with ${joinNames(names)}` : ', only with values';
  return `The field "${name}" cannot be compared with the field ${quote(incomparable)}${hint}.`;
}

/**
 * Returns the reason why the demo cannot show a query.
 *
 * @param query - a query from an import or a link, of the right shape
 * @param check - checks each of its rules
 * @param limits - how large it may be
 * @returns a sentence, or `undefined` when nothing is wrong
 */
export function checkQuery(
  query: RuleGroupTypeAny,
  check: RuleCheck,
  limits = DEFAULT_LIMITS,
): string | undefined {
  let count = 0;
  const checkGroup = (group: RuleGroupTypeAny, depth: number): string | undefined => {
    if (depth > limits.depth) return `Groups are nested more than ${limits.depth} levels deep.`;
    if (group.combinator !== undefined) {
      const problem = checkCombinator(group.combinator);
      if (problem) return problem;
    }
    for (const part of group.rules as (string | RuleType | RuleGroupTypeAny)[]) {
      if (typeof part !== 'string') count += 1;
      if (count > limits.rules) return `There are more than ${limits.rules} rules and groups.`;
      const problem =
        typeof part === 'string'
          ? checkCombinator(part)
          : 'rules' in part
            ? checkGroup(part, depth + 1)
            : check(part);
      if (problem) return problem;
    }
    return undefined;
  };
  return checkGroup(query, 1);
}

const checkCombinator = (name: string) =>
  combinatorNames.has(name)
    ? undefined
    : `There is no combinator ${quote(name)}. The combinators are: ${joinNames(combinatorNames)}.`;
