import type jsonata from 'jsonata';
import type { RuleType } from 'react-querybuilder';
import { parseJSONata } from 'react-querybuilder/parseJSONata';
import { type ConditionTokens, comparison, listComparison, type Operand } from './conditionTokens';
import { blankComments, parseExpression, parseSingleRule } from './expressions';
import type { FormatReader } from './FormatReader';
import { ImportError, unexpectedEnd, unexpectedToken, unterminatedString } from './importError';
import { parsePattern } from './parsePattern';
import { mapRules } from './rules';
import { createSyntax, type Token, tokenize } from './tokenize';

const syntax = createSyntax(
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`|\/(?:\\.|[^/\\\n])+\/[a-z]*|\$?[a-z_][\w$]*(?:\.[a-z_][\w$]*)*|\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy,
  { and: 'and', or: 'or', not: '$not', other: 'null in $contains $tomillis' },
  /\/\*.*?\*\//sy,
);

/** A regular expression in slashes. */
class RegularExpression {
  constructor(
    readonly source: string,
    readonly flags: string,
  ) {}
}

function decode({ text }: Token): Operand | undefined {
  if (text.length > 1 && /^["']/.test(text)) return unescapeString(text);
  const [, pattern, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(text) ?? [];
  if (pattern !== undefined) return { value: new RegularExpression(pattern, flags) };
  if (/^\d/.test(text)) return { value: Number(text) };
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  if (text === 'null') return { value: null };
  if (text.length > 2 && text.startsWith('`')) return { field: text.slice(1, -1) };
  return /^[a-z_]/i.test(text) ? { field: text } : undefined;
}

/** Text has the escapes of JSON, whichever its quotation marks are. */
function unescapeString(text: string): Operand | undefined {
  const inner = text.slice(1, -1).replace(/\\(.)|(")|\n|\r|\t/gs, (piece, escaped, quote) => {
    if (quote) return '\\"';
    if (escaped !== undefined) return piece;
    return JSON.stringify(piece).slice(1, -1);
  });
  try {
    return { value: JSON.parse(`"${inner}"`) };
  } catch {
    return undefined;
  }
}

function parseRule(tokens: ConditionTokens): RuleType | undefined {
  if (tokens.take(/^\$contains$/)) {
    const [left, right, another] = (tokens.take(/^\($/) && tokens.list(/^\)$/)) || [];
    if (!left || !right || another || !('field' in left)) return undefined;
    if ('field' in right) return comparison(left, 'contains', right);
    const { value } = right;
    if (value instanceof RegularExpression)
      return { ...left, ...parsePattern(value.source, value.flags) };
    return typeof value === 'string' ? { ...left, operator: 'contains', value } : undefined;
  }
  const left = tokens.operand();
  if (tokens.take(/^in$/)) {
    return tokens.take(/^\[$/) ? listComparison(left, 'in', tokens.list(/^\]$/)) : undefined;
  }
  const sign = tokens.take(/^(?:[!<>]=|[=<>])$/);
  return sign ? comparison(left, sign, tokens.operand()) : undefined;
}

/**
 * The library keeps a regular expression as the value, whatever it is; a rule has its text. The parser
 * of JSONata adds the flag "g", which changes nothing here.
 */
function withPlainValue(rule: RuleType): RuleType {
  if (!(rule.value instanceof RegExp)) return rule;
  const { source, flags } = rule.value;
  const { operator, value } = parsePattern(source, flags.replace('g', ''));
  const isNegated = rule.operator.startsWith('doesNot');
  return { ...rule, value, operator: (isNegated && NEGATED[operator]) || operator };
}

const NEGATED: Record<string, string> = {
  '=': '!=',
  beginsWith: 'doesNotBeginWith',
  endsWith: 'doesNotEndWith',
  contains: 'doesNotContain',
};

/** The reader of JSONata, whose parser does not say why it refuses a text. */
export const reader: FormatReader = {
  label: 'JSONata',
  supportedSyntax: 'comparisons, “in”, $contains and $not, joined by and and or',
  parse: (source, independentCombinators) =>
    mapRules(
      parseJSONata(source, { independentCombinators: independentCombinators as true }),
      withPlainValue,
    ),
  async findSyntaxError(text) {
    const { default: compile } = await import('jsonata');
    try {
      compile(text);
      return undefined;
    } catch (error) {
      const { message, position, token, code } = error as jsonata.JsonataError;
      if (position === undefined) return undefined;
      if (code === 'S0101') return unterminatedString(position);
      if (token === '(end)') return unexpectedEnd(text.length);
      // The position is behind the token, whose own text the parser may have changed.
      const found = tokenize(text, syntax).find(
        ({ offset, end }) => offset < position && position <= end,
      );
      return found
        ? unexpectedToken(found.text, found.offset)
        : new ImportError(`${message}.`, position);
    }
  },
  parseConditions: (text) => parseExpression(text, syntax),
  prepare: (text) => ({ text: blankComments(text, syntax), notices: [] }),
  emptyGroupPattern: /^1 = 1$/,
  readCondition: (source) => parseSingleRule(source, syntax, decode, parseRule),
};
