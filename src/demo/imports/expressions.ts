import type { RuleType } from 'react-querybuilder';
import { ConditionTokens, type Operand } from './conditions';
import type { ReadCondition } from './reader';
import { readTree } from './readTree';
import { type Syntax, type Token, tokensOf } from './tokens';
import type { Tree } from './tree';

/**
 * Divides an expression that has no parts beside its conditions.
 *
 * @param text - the expression
 * @param syntax - its language
 * @returns how its conditions are joined
 * @throws {@link ImportProblem} where one is missing
 */
export const divideExpression = (text: string, syntax: Syntax): Tree =>
  readTree(text, tokensOf(text, syntax));

/**
 * Reads a condition that is one rule.
 *
 * @param source - the condition
 * @param syntax - its language
 * @param decode - see {@link ConditionTokens}
 * @param read - takes the tokens of the rule
 * @returns the rule, or `undefined` when there is none, or tokens are left
 */
export function readOneRule(
  source: string,
  syntax: Syntax,
  decode: (token: Token) => Operand | undefined,
  read: (tokens: ConditionTokens) => RuleType | undefined,
): ReadCondition | undefined {
  const tokens = new ConditionTokens(tokensOf(source, syntax), decode);
  const rule = read(tokens);
  return rule && tokens.isAtEnd ? { rules: [rule] } : undefined;
}

/**
 * Replaces comments with spaces.
 *
 * @param text - the text
 * @param syntax - its language
 * @returns a text of the same length, with the same line breaks
 */
export function withoutComments(text: string, syntax: Syntax): string {
  let end = 0;
  let kept = '';
  for (const token of tokensOf(text, syntax)) {
    kept += blank(text.slice(end, token.offset)) + token.text;
    end = token.end;
  }
  return kept + blank(text.slice(end));
}

/**
 * Replaces everything but line breaks with spaces.
 *
 * @param text - the text
 * @returns a text of the same length
 */
export const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');
