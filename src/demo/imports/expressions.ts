import type { RuleType } from 'react-querybuilder';
import { ConditionTokens, type Operand } from './conditionTokens';
import type { ParsedCondition } from './FormatReader';
import { parseConditionTree } from './parseConditionTree';
import { type Syntax, type Token, tokenize } from './tokenize';
import type { ConditionTree } from './tree';

/**
 * Splits an expression that consists of conditions only.
 *
 * @throws {@link ImportError} where one is missing
 */
export const parseExpression = (text: string, syntax: Syntax): ConditionTree =>
  parseConditionTree(text, tokenize(text, syntax));

/**
 * Reads a condition that is one rule.
 *
 * @param read - takes the tokens of the rule
 * @returns the rule, or `undefined` when there is none, or tokens are left
 */
export function parseSingleRule(
  source: string,
  syntax: Syntax,
  decode: (token: Token) => Operand | undefined,
  read: (tokens: ConditionTokens) => RuleType | undefined,
): ParsedCondition | undefined {
  const tokens = new ConditionTokens(tokenize(source, syntax), decode);
  const rule = read(tokens);
  return rule && tokens.isAtEnd ? { rules: [rule] } : undefined;
}

/**
 * Replaces comments with spaces.
 *
 * @returns a text of the same length, with the same line breaks
 */
export function blankComments(text: string, syntax: Syntax): string {
  let end = 0;
  let kept = '';
  for (const token of tokenize(text, syntax)) {
    kept += blank(text.slice(end, token.offset)) + token.text;
    end = token.end;
  }
  return kept + blank(text.slice(end));
}

/**
 * Replaces everything but line breaks with spaces.
 *
 * @returns a text of the same length
 */
export const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');
