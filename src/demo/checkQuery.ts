import { defaultCombinators, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { fields } from './schema';

/** The most rules that a query from outside may have; the demo stays usable with a thousand. */
export const MAX_RULES = 2000;

/** How deep groups of a query from outside may lie in one another. */
export const MAX_DEPTH = 50;

/** What a rule holds where nothing is chosen yet: the library's default placeholder. */
const UNCHOSEN = '~';

const fieldsByName = new Map(fields.map((field) => [field.name, field]));
const combinatorNames = new Set<string>(defaultCombinators.map(({ name }) => name));

const quote = (name: string) => `"${name.length > 40 ? `${name.slice(0, 40)}…` : name}"`;
const listed = (names: Iterable<string>) => [...names].join(', ');

/** The names in a list of options, which the sample fields keep flat. */
const namesIn = (options: unknown) =>
  Array.isArray(options) ? (options as { name: string }[]).map(({ name }) => name) : undefined;

/** The values of a rule, whether it keeps them as a list or as text. */
const valuesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : String(value ?? '').split(',')).map((item) =>
    String(item).trim(),
  );

/**
 * Lists the operators of a field.
 *
 * @param name - the field's name
 * @returns the names of its operators, or `undefined` when there is no such field
 */
export const operatorsOf = (name: string): string[] | undefined =>
  namesIn(fieldsByName.get(name)?.operators);

/**
 * Tells why the sample fields cannot show a rule.
 *
 * @param rule - a rule from outside, of the right shape
 * @returns a sentence, or `undefined` when nothing is wrong
 */
export function checkRule({ field: name, operator, value, valueSource }: RuleType) {
  if (name === UNCHOSEN) return undefined;
  const field = fieldsByName.get(name);
  if (!field) {
    return `There is no field ${quote(name)}. The fields are: ${listed(fieldsByName.keys())}.`;
  }
  const operators = operatorsOf(name);
  if (operator !== UNCHOSEN && operators && !operators.includes(operator)) {
    return `The field "${name}" has no operator ${quote(operator)}. It has: ${listed(operators)}.`;
  }
  if (valueSource === 'field') return checkComparedFields(name, valuesOf(value));
  const values = namesIn(field.values);
  const unknown = values && valuesOf(value).find((item) => item !== '' && !values.includes(item));
  return unknown === undefined
    ? undefined
    : `The field "${name}" has no value ${quote(unknown)}. It has: ${listed(values ?? [])}.`;
}

function checkComparedFields(name: string, others: string[]): string | undefined {
  const unit = fieldsByName.get(name)?.unit;
  const comparable = fields.filter((field) => unit && field.unit === unit && field.name !== name);
  const names = comparable.map((field) => field.name);
  const unfit = others.find((other) => other !== '' && !names.includes(other));
  if (unfit === undefined) return undefined;
  const hint = names.length > 0 ? `, only with ${listed(names)}` : ', only with values';
  return `The field "${name}" cannot be compared with the field ${quote(unfit)}${hint}.`;
}

/**
 * Tells why the demo cannot show a query.
 *
 * @param query - a query from outside, of the right shape
 * @returns a sentence, or `undefined` when nothing is wrong
 */
export function checkQuery(query: RuleGroupTypeAny): string | undefined {
  let count = 0;
  const checkGroup = (group: RuleGroupTypeAny, depth: number): string | undefined => {
    if (depth > MAX_DEPTH) return `Groups lie more than ${MAX_DEPTH} deep in one another.`;
    if (group.combinator !== undefined) {
      const problem = checkCombinator(group.combinator);
      if (problem) return problem;
    }
    for (const part of group.rules as (string | RuleType | RuleGroupTypeAny)[]) {
      if (typeof part !== 'string') count += 1;
      if (count > MAX_RULES) return `There are more than ${MAX_RULES} rules and groups.`;
      const problem =
        typeof part === 'string'
          ? checkCombinator(part)
          : 'rules' in part
            ? checkGroup(part, depth + 1)
            : checkRule(part);
      if (problem) return problem;
    }
    return undefined;
  };
  return checkGroup(query, 1);
}

const checkCombinator = (name: string) =>
  combinatorNames.has(name)
    ? undefined
    : `There is no combinator ${quote(name)}. The combinators are: ${listed(combinatorNames)}.`;
