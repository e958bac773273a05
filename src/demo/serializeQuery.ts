import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { isObject } from '../guards';
import { MAX_DEPTH } from './checkQuery';

/** A link or a query in it is invalid. The message is a sentence for the reader. */
export class InvalidLinkError extends Error {}

const INVALID_QUERY = 'The link does not contain a valid query.';

type Part = string | RuleType | RuleGroupTypeAny;

/** Copies a query without ids, which differ each time, and without disabled flags. */
export function serializeQuery(query: RuleGroupTypeAny): unknown {
  const { combinator, not, disabled } = query;
  return {
    ...(combinator !== undefined && { combinator }),
    ...(not && { not }),
    ...(disabled && { disabled }),
    rules: (query.rules as Part[]).map((part) => {
      if (typeof part === 'string') return part;
      return 'rules' in part ? serializeQuery(part) : serializeRule(part);
    }),
  };
}

const serializeRule = ({ field, operator, value, valueSource, disabled }: RuleType) => ({
  field,
  operator,
  value,
  ...(valueSource && { valueSource }),
  ...(disabled && { disabled }),
});

/**
 * Recreates a query from a value of unknown shape. Properties that a query does not have are ignored.
 *
 * A comparison with another field needs the name of one. Where the value is not a name, which the exports
 * cannot write, the field is left open.
 *
 * @param given - anything that JSON can express
 * @param maxDepth - how deep groups may be nested
 * @returns the query, without ids, and the names of the fields whose comparisons were left open
 * @throws {@link ShapeProblem} when it is no query
 */
export function parseQuery(
  given: unknown,
  maxDepth = MAX_DEPTH,
): { query: RuleGroupTypeAny; incompleteFields: string[] } {
  if (!isObject(given)) throw new InvalidLinkError(INVALID_QUERY);
  const incompleteFields: string[] = [];
  const query = parseGroup(given, typeof given.combinator !== 'string', maxDepth, incompleteFields);
  return { query, incompleteFields };
}

function parseGroup(
  { combinator, rules, not, disabled }: Record<string, unknown>,
  isIndependent: boolean,
  depthLeft: number,
  incompleteFields: string[],
): RuleGroupTypeAny {
  if (depthLeft === 0) {
    throw new InvalidLinkError(`Groups in the link are nested more than ${MAX_DEPTH} levels deep.`);
  }
  if (!Array.isArray(rules) || (typeof combinator !== 'string') !== isIndependent) {
    throw new InvalidLinkError(INVALID_QUERY);
  }
  const parts = rules.map((part: unknown, index) => {
    // With independent combinators, every second item is a combinator.
    const isCombinator = isIndependent && index % 2 === 1;
    if (isCombinator !== (typeof part === 'string')) throw new InvalidLinkError(INVALID_QUERY);
    if (typeof part === 'string') return part;
    if (!isObject(part)) throw new InvalidLinkError(INVALID_QUERY);
    return 'rules' in part
      ? parseGroup(part, isIndependent, depthLeft - 1, incompleteFields)
      : parseRule(part, incompleteFields);
  });
  if (isIndependent && parts.length > 0 && parts.length % 2 === 0)
    throw new InvalidLinkError(INVALID_QUERY);
  return {
    ...(!isIndependent && { combinator }),
    ...(not === true && { not }),
    ...(disabled === true && { disabled }),
    rules: parts,
  } as RuleGroupTypeAny;
}

function parseRule(given: Record<string, unknown>, incompleteFields: string[]): RuleType {
  const { field, operator, value = '', valueSource, disabled } = given;
  const isText = typeof field === 'string' && typeof operator === 'string';
  if (!isText || !(Array.isArray(value) ? value.every(isPrimitive) : isPrimitive(value))) {
    throw new InvalidLinkError(INVALID_QUERY);
  }
  const isIncomplete = valueSource === 'field' && !namesFields(operator, value);
  if (isIncomplete) incompleteFields.push(field);
  return {
    field,
    operator,
    value: isIncomplete ? '' : value,
    ...((valueSource === 'field' || valueSource === 'value') && { valueSource }),
    ...(disabled === true && { disabled }),
  };
}

/** Operators that compare with several values, which may be an array. */
const LIST_OPERATORS = /^(?:not)?(?:in|between)$/i;

/** Whether a value can be the name of a field, or the names where the operator takes several. */
function namesFields(operator: string, value: unknown): boolean {
  const names = Array.isArray(value) && LIST_OPERATORS.test(operator) ? value : [value];
  return names.every((name) => name === null || typeof name === 'string');
}

const isPrimitive = (value: unknown) => value === null || typeof value !== 'object';
