import type { RuleType } from 'react-querybuilder';
import { operatorNamesOf } from '../checkQuery';
import { type ConditionTokens, comparison, listComparison, type Operand } from './conditionTokens';
import { parseSingleRule } from './expressions';
import type { ParsedCondition } from './FormatReader';
import { ImportError, quoted } from './importError';
import { syntax } from './sqlSyntax';
import type { Token } from './tokenize';

function decode({ text }: Token): Operand | undefined {
  const [first = ''] = text;
  if (first === "'") {
    return text.length > 1 ? { value: text.slice(1, -1).replaceAll("''", "'") } : undefined;
  }
  if (/[\d.]/.test(first)) return { value: Number(text) };
  if (/^(?:true|false)$/i.test(text)) return { value: /^true$/i.test(text) };
  if (/^null$/i.test(text)) return { value: null };
  if (/["`[]/.test(first)) {
    const name = text.slice(1, -1);
    if (first === '"' && !operatorNamesOf(name)) {
      throw new ImportError(
        `In SQL, “"” stands around names, and there is no field ${quoted(name)}. Write a string as '…'.`,
      );
    }
    return { field: name };
  }
  return /[a-z_]/i.test(first) ? { field: text } : undefined;
}

/** Reads a pattern of LIKE that has wildcards at its ends alone. */
function parseLikePattern(pattern: string): { operator: string; value: string } {
  const [, before = '', value = '', after = ''] = /^(%*)(.*?)(%*)$/s.exec(pattern) ?? [];
  const wildcard = /[%_]/.exec(value)?.[0];
  if (wildcard) {
    const meaning = wildcard === '_' ? 'any character' : 'any text';
    throw new ImportError(
      `In the pattern ${quoted(`'${pattern}'`)}, ${wildcard} stands for ${meaning}, and a rule compares with plain text.`,
    );
  }
  if (value === '') {
    throw new ImportError(`The pattern ${quoted(`'${pattern}'`)} has no text to look for.`);
  }
  if (before === '') return { operator: after === '' ? '=' : 'beginsWith', value };
  return { operator: after === '' ? 'endsWith' : 'contains', value };
}

const NEGATED: Record<string, string> = {
  '=': '!=',
  contains: 'doesNotContain',
  beginsWith: 'doesNotBeginWith',
  endsWith: 'doesNotEndWith',
};

function parseLike(left: Operand, tokens: ConditionTokens, isNegated: boolean) {
  const right = tokens.operand();
  if (!('field' in left) || !right || !('value' in right) || typeof right.value !== 'string') {
    return undefined;
  }
  const { operator, value } = parseLikePattern(right.value);
  return { field: left.field, operator: (isNegated && NEGATED[operator]) || operator, value };
}

/** Reads what follows the left side: a word, or a sign of comparison. */
function parseRule(tokens: ConditionTokens): RuleType | undefined {
  const left = tokens.operand();
  if (!left) return undefined;
  if (tokens.take(/^is$/i)) {
    const operator = tokens.take(/^not$/i) ? 'notNull' : 'null';
    if (!tokens.take(/^null$/i) || !('field' in left)) return undefined;
    return { field: left.field, operator, value: null };
  }
  const isNegated = tokens.take(/^not$/i) !== undefined;
  if (tokens.take(/^like$/i)) return parseLike(left, tokens, isNegated);
  if (tokens.take(/^in$/i)) {
    const list = tokens.take(/^\($/) ? tokens.list(/^\)$/) : undefined;
    return listComparison(left, isNegated ? 'notIn' : 'in', list);
  }
  if (tokens.take(/^between$/i)) {
    const low = tokens.operand();
    const high = tokens.take(/^and$/i) && tokens.operand();
    const range = low && high ? [low, high] : undefined;
    return listComparison(left, isNegated ? 'notBetween' : 'between', range);
  }
  const sign = isNegated ? undefined : tokens.take(/^(?:[!<>]=|[=<>]|<>)$/);
  if (!sign) return undefined;
  return parseComparison(left, sign === '<>' ? '!=' : sign, tokens.operand());
}

function parseComparison(left: Operand, operator: string, right: Operand | undefined) {
  const isNull = [left, right].some((side) => side && 'value' in side && side.value === null);
  if (isNull) {
    throw new ImportError(
      `In SQL, a comparison with NULL by ${operator} selects nothing. Use IS NULL or IS NOT NULL.`,
    );
  }
  return comparison(left, operator, right);
}

/**
 * Reads a condition of SQL; see the reader.
 *
 * @throws {@link ImportError} without a place, with the reason why there is no such rule
 */
export const readCondition = (source: string): ParsedCondition | undefined =>
  parseSingleRule(source, syntax, decode, parseRule);
