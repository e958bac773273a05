import type { RuleType } from 'react-querybuilder';
import { parseCEL } from 'react-querybuilder/parseCEL';
import {
  type ConditionTokens,
  comparison,
  listComparison,
  lookUp,
  type Operand,
} from './conditionTokens';
import { blankComments, parseExpression, parseSingleRule } from './expressions';
import type { FormatReader } from './FormatReader';
import { unexpectedEnd, unexpectedToken, unterminatedString } from './importError';
import { createSyntax, type Token } from './tokenize';

/** A method belongs to the name that it is called on. */
const syntax = createSyntax(
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[a-z_$][\w$]*(?:\.[a-z_$][\w$]*)*|\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy,
  { and: '&&', or: '||', not: '!', other: 'null in' },
  /\/\/[^\n]*/y,
);

const METHODS: Record<string, string> = {
  contains: 'contains',
  startsWith: 'beginsWith',
  endsWith: 'endsWith',
};

// biome-ignore format: one escape after the other
const ESCAPES: Record<string, string> = {
  a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v',
  '\\': '\\', '?': '?', '"': '"', "'": "'", '`': '`',
};

/** Reads what stands between quotation marks; `undefined` for an escape that CEL does not have. */
function unescapeString(inner: string): string | undefined {
  let isValid = true;
  const text = inner.replace(/\\(?:u([\da-f]{4})|(.?))/gis, (_, code, letter) => {
    if (code) return String.fromCharCode(Number.parseInt(code, 16));
    const found = ESCAPES[letter];
    isValid &&= found !== undefined;
    return found ?? '';
  });
  return isValid ? text : undefined;
}

function decode({ text }: Token): Operand | undefined {
  if (/^["']/.test(text)) {
    const value = text.length > 1 ? unescapeString(text.slice(1, -1)) : undefined;
    return value === undefined ? undefined : { value };
  }
  if (/^\d/.test(text)) return { value: Number(text) };
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  if (text === 'null') return { value: null };
  return /^[a-z_]/i.test(text) ? { field: text } : undefined;
}

function parseRule(tokens: ConditionTokens): RuleType | undefined {
  const left = tokens.operand();
  if (tokens.take(/^\($/)) {
    const [, field, method = ''] =
      /^(.+)\.(\w+)$/.exec(left && 'field' in left ? left.field : '') ?? [];
    const [argument, another] = tokens.list(/^\)$/) ?? [];
    const operator = lookUp(METHODS, method);
    if (!field || !operator || another || !argument) return undefined;
    return 'value' in argument && typeof argument.value !== 'string'
      ? undefined
      : comparison({ field }, operator, argument);
  }
  if (tokens.take(/^in$/)) {
    return tokens.take(/^\[$/) ? listComparison(left, 'in', tokens.list(/^\]$/)) : undefined;
  }
  const sign = tokens.take(/^(?:[=!<>]=|[<>])$/);
  return sign ? comparison(left, sign === '==' ? '=' : sign, tokens.operand()) : undefined;
}

/** The reader of CEL, whose parser does not say why it refuses a text. */
export const reader: FormatReader = {
  label: 'CEL',
  supportedSyntax: 'comparisons, “in”, and contains, startsWith and endsWith, joined by && and ||',
  parse: (source, independentCombinators) =>
    parseCEL(source, {
      listsAsArrays: true,
      independentCombinators: independentCombinators as true,
    }),
  async findSyntaxError(text) {
    const { parse, ParseError } = await import('@marcbachmann/cel-js');
    try {
      parse(text);
      return undefined;
    } catch (error) {
      if (!(error instanceof ParseError)) return undefined;
      const { summary, range } = error as Error & {
        summary: string;
        range?: { start: number; end: number };
      };
      if (!range || range.start >= text.trimEnd().length) return unexpectedEnd(text.length);
      return /^Unterminated/.test(summary)
        ? unterminatedString(range.start)
        : unexpectedToken(
            text.slice(range.start, Math.max(range.end, range.start + 1)),
            range.start,
          );
    }
  },
  parseConditions: (text) => parseExpression(text, syntax),
  prepare: (text) => ({ text: blankComments(text, syntax), notices: [] }),
  emptyGroupPattern: /^1 == 1$/,
  readCondition: (source) => parseSingleRule(source, syntax, decode, parseRule),
};
