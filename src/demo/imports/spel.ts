import type { RuleType } from 'react-querybuilder';
import { parseSpEL } from 'react-querybuilder/parseSpEL';
import { type ConditionTokens, comparison, listComparison, type Operand } from './conditionTokens';
import { parseExpression, parseSingleRule } from './expressions';
import type { FormatReader } from './FormatReader';
import { unexpectedEnd, unexpectedToken, unterminatedString } from './importError';
import { parsePattern } from './parsePattern';
import { createSyntax, type Token, tokenize } from './tokenize';

const syntax = createSyntax(
  /"(?:""|[^"])*"|'(?:''|[^'])*'|[a-z_#$][\w$]*(?:\.[a-z_$][\w$]*)*|\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy,
  { and: 'and &&', or: 'or ||', not: '!', other: 'null matches between eq ne lt gt le ge' },
);

// biome-ignore format: signs, then words
const SIGNS: Record<string, string> = {
  '==': '=', eq: '=', ne: '!=', lt: '<', gt: '>', le: '<=', ge: '>=',
};

/** A quotation mark is doubled in a text; a backslash is itself. */
function decode({ text }: Token): Operand | undefined {
  const [quote = ''] = text;
  if (quote === '"' || quote === "'") {
    if (text.length < 2) return undefined;
    return { value: text.slice(1, -1).replaceAll(quote + quote, quote) };
  }
  if (/^\d/.test(text)) return { value: Number(text) };
  if (/^(?:true|false)$/i.test(text)) return { value: /^true$/i.test(text) };
  if (/^null$/i.test(text)) return { value: null };
  return /^[a-z_]/i.test(text) ? { field: text } : undefined;
}

function readRule(tokens: ConditionTokens): RuleType | undefined {
  const left = tokens.operand();
  if (tokens.take(/^matches$/i)) {
    const right = tokens.operand();
    if (!left || !right || !('field' in left) || !('value' in right)) return undefined;
    const { value } = right;
    // The export writes text that is a number without quotation marks.
    if (typeof value === 'number') return { field: left.field, operator: 'contains', value };
    return typeof value === 'string' ? { field: left.field, ...parsePattern(value) } : undefined;
  }
  if (tokens.take(/^between$/i)) {
    const range = tokens.take(/^\{$/) ? tokens.list(/^\}$/) : undefined;
    return range?.length === 2 ? listComparison(left, 'between', range) : undefined;
  }
  const sign = tokens.take(/^(?:[=!<>]=|[<>]|eq|ne|lt|gt|le|ge)$/i)?.toLowerCase();
  if (!sign) return undefined;
  return comparison(left, SIGNS[sign] ?? sign, tokens.operand());
}

/** The reader of SpEL, whose parser does not say why it refuses a text. */
export const reader: FormatReader = {
  label: 'SpEL',
  supportedSyntax: 'comparisons, “matches” and “between”, joined by and and or',
  parse: (source, independentCombinators) =>
    parseSpEL(source, {
      listsAsArrays: true,
      independentCombinators: independentCombinators as true,
    }),
  async findSyntaxError(text) {
    const { SpelExpressionEvaluator } = await import('spel2js');
    try {
      SpelExpressionEvaluator.compile(text);
      return undefined;
    } catch (error) {
      // The evaluator throws text: a sentence with the expression, the place, then a code.
      const sentence = String(error);
      const [, place, code] = /.* at position (\d+)(?:\. Message: (\w+))?/s.exec(sentence) ?? [];
      if (place === undefined) return undefined;
      const offset = Number(place);
      if (sentence.startsWith('Non-terminating')) return unterminatedString(offset);
      if (code === 'OOD') return unexpectedEnd(text.length);
      const [token, next] = tokenize(text.slice(offset), syntax);
      // An operator is also where it is told that nothing follows.
      const isLast = !token || (code === 'RIGHT_OPERAND_PROBLEM' && !next);
      return isLast
        ? unexpectedEnd(text.length)
        : unexpectedToken(token.text, offset + token.offset);
    }
  },
  parseConditions: (text) => parseExpression(text, syntax),
  emptyGroupPattern: /^1 == 1$/,
  readCondition: (source) => parseSingleRule(source, syntax, decode, readRule),
};
