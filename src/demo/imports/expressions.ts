import type { RuleType } from 'react-querybuilder';
import type { Division } from './reader';
import { readTree } from './readTree';
import { type Syntax, type Token, tokensOf } from './tokens';

const takesNothing = (operator: string) => operator === 'null' || operator === 'notNull';

/**
 * Divides an expression that has no parts beside its conditions.
 *
 * @param text - the expression
 * @param syntax - its language
 * @returns the division, or `undefined` when a condition is missing
 */
export function divideExpression(text: string, syntax: Syntax): Division | undefined {
  const tree = readTree(text, tokensOf(text, syntax));
  return tree && { tree, notices: [] };
}

/**
 * Compares the names and values of a condition with those of its rule.
 *
 * @param tokens - the tokens of the condition
 * @param rules - the rules made of it, with lists as arrays
 * @returns whether there is one rule, with as many of them as the condition
 */
export function hasAllOperands(tokens: Token[], [rule, another]: RuleType[]): boolean {
  if (!rule || another) return false;
  const { operator, value } = rule;
  const values = Array.isArray(value) ? value.length : 1;
  const operands = tokens.filter(({ kind }) => kind === 'operand').length;
  return operands === 1 + (takesNothing(operator) ? 0 : values);
}
