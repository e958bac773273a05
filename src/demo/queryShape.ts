import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { MAX_DEPTH } from './checkQuery';

/** Why something from outside is no query, in a sentence for the reader. */
export class ShapeProblem extends Error {}

const WRONG = 'The query in the link is not built like a query.';

/**
 * Tells objects from everything else.
 *
 * @param value - anything that JSON can hold
 * @returns whether it is an object, not a list
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Part = string | RuleType | RuleGroupTypeAny;

/**
 * Copies what matters of a query: no ids, which differ each time, and nothing that is off.
 *
 * @param query - the query
 * @returns the copy, whose properties are always in the same order
 */
export function writeQueryShape(query: RuleGroupTypeAny): unknown {
  const { combinator, not, disabled } = query;
  return {
    ...(combinator !== undefined && { combinator }),
    ...(not && { not }),
    ...(disabled && { disabled }),
    rules: (query.rules as Part[]).map((part) => {
      if (typeof part === 'string') return part;
      return 'rules' in part ? writeQueryShape(part) : writeRule(part);
    }),
  };
}

const writeRule = ({ field, operator, value, valueSource, disabled }: RuleType) => ({
  field,
  operator,
  value,
  ...(valueSource && { valueSource }),
  ...(disabled && { disabled }),
});

/**
 * Builds a query anew from something of unknown shape, out of the properties that a query has. Others
 * are passed over, whatever their names are.
 *
 * A comparison with another field needs the name of one. Where the value is of another shape, which the
 * exports cannot write, the field is left open.
 *
 * @param given - anything that JSON can hold
 * @param maxDepth - how deep groups may lie in one another
 * @returns the query, without ids, and the names of the fields whose comparisons were left open
 * @throws {@link ShapeProblem} when it is no query
 */
export function readQueryShape(
  given: unknown,
  maxDepth = MAX_DEPTH,
): { query: RuleGroupTypeAny; mended: string[] } {
  if (!isRecord(given)) throw new ShapeProblem(WRONG);
  const mended: string[] = [];
  const query = readGroup(given, typeof given.combinator !== 'string', maxDepth, mended);
  return { query, mended };
}

function readGroup(
  { combinator, rules, not, disabled }: Record<string, unknown>,
  isIndependent: boolean,
  depthLeft: number,
  mended: string[],
): RuleGroupTypeAny {
  if (depthLeft === 0) {
    throw new ShapeProblem(`Groups in the link lie more than ${MAX_DEPTH} deep in one another.`);
  }
  if (!Array.isArray(rules) || (typeof combinator !== 'string') !== isIndependent) {
    throw new ShapeProblem(WRONG);
  }
  const parts = rules.map((part: unknown, index) => {
    // With a combinator between neighbours, each second part is one.
    const isCombinator = isIndependent && index % 2 === 1;
    if (isCombinator !== (typeof part === 'string')) throw new ShapeProblem(WRONG);
    if (typeof part === 'string') return part;
    if (!isRecord(part)) throw new ShapeProblem(WRONG);
    return 'rules' in part
      ? readGroup(part, isIndependent, depthLeft - 1, mended)
      : readRule(part, mended);
  });
  if (isIndependent && parts.length > 0 && parts.length % 2 === 0) throw new ShapeProblem(WRONG);
  return {
    ...(!isIndependent && { combinator }),
    ...(not === true && { not }),
    ...(disabled === true && { disabled }),
    rules: parts,
  } as RuleGroupTypeAny;
}

function readRule(given: Record<string, unknown>, mended: string[]): RuleType {
  const { field, operator, value = '', valueSource, disabled } = given;
  const isText = typeof field === 'string' && typeof operator === 'string';
  if (!isText || !(Array.isArray(value) ? value.every(isPlain) : isPlain(value))) {
    throw new ShapeProblem(WRONG);
  }
  const isMended = valueSource === 'field' && !namesFields(operator, value);
  if (isMended) mended.push(field);
  return {
    field,
    operator,
    value: isMended ? '' : value,
    ...((valueSource === 'field' || valueSource === 'value') && { valueSource }),
    ...(disabled === true && { disabled }),
  };
}

/** Operators that compare with more than one value, which may be a list. */
const TAKES_LIST = /^(?:not)?(?:in|between)$/i;

/** Whether a value can be the name of a field, or the names where the operator takes several. */
function namesFields(operator: string, value: unknown): boolean {
  const names = Array.isArray(value) && TAKES_LIST.test(operator) ? value : [value];
  return names.every((name) => name === null || typeof name === 'string');
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object';
