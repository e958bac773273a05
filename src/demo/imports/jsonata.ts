import type jsonata from 'jsonata';
import type { RuleType } from 'react-querybuilder';
import { parseJSONata } from 'react-querybuilder/parseJSONata';
import { type ConditionTokens, comparison, listComparison, type Operand } from './conditions';
import { divideExpression, readOneRule, withoutComments } from './expressions';
import { readPattern } from './patterns';
import { endsEarly, ImportProblem, misplaced, unclosed } from './problem';
import type { Reader } from './reader';
import { mapRules } from './rules';
import { syntaxOf, type Token, tokensOf } from './tokens';

const syntax = syntaxOf(
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`|\/(?:\\.|[^/\\\n])+\/[a-z]*|\$?[a-z_][\w$]*(?:\.[a-z_][\w$]*)*|\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy,
  { and: 'and', or: 'or', not: '$not', other: 'null in $contains $tomillis' },
  /\/\*.*?\*\//sy,
);

/** A regular expression in slashes. */
class Pattern {
  constructor(
    readonly source: string,
    readonly flags: string,
  ) {}
}

function decode({ text }: Token): Operand | undefined {
  if (text.length > 1 && /^["']/.test(text)) return textOf(text);
  const [, pattern, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(text) ?? [];
  if (pattern !== undefined) return { value: new Pattern(pattern, flags) };
  if (/^\d/.test(text)) return { value: Number(text) };
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  if (text === 'null') return { value: null };
  if (text.length > 2 && text.startsWith('`')) return { field: text.slice(1, -1) };
  return /^[a-z_]/i.test(text) ? { field: text } : undefined;
}

/** Text has the escapes of JSON, whichever its quotation marks are. */
function textOf(text: string): Operand | undefined {
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

function readRule(tokens: ConditionTokens): RuleType | undefined {
  if (tokens.take(/^\$contains$/)) {
    const [left, right, another] = (tokens.take(/^\($/) && tokens.list(/^\)$/)) || [];
    if (!left || !right || another || !('field' in left)) return undefined;
    if ('field' in right) return comparison(left, 'contains', right);
    const { value } = right;
    if (value instanceof Pattern) return { ...left, ...readPattern(value.source, value.flags) };
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
function plainRule(rule: RuleType): RuleType {
  if (!(rule.value instanceof RegExp)) return rule;
  const { source, flags } = rule.value;
  const { operator, value } = readPattern(source, flags.replace('g', ''));
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
export const reader: Reader = {
  label: 'JSONata',
  reads: 'comparisons, “in”, $contains and $not, joined by and and or',
  parse: (source, independentCombinators) =>
    mapRules(
      parseJSONata(source, { independentCombinators: independentCombinators as true }),
      plainRule,
    ),
  async explain(text) {
    const { default: compile } = await import('jsonata');
    try {
      compile(text);
      return undefined;
    } catch (error) {
      const { message, position, token, code } = error as jsonata.JsonataError;
      if (position === undefined) return undefined;
      if (code === 'S0101') return unclosed(position);
      if (token === '(end)') return endsEarly(text.length);
      // The position is behind the token, whose own text the parser may have changed.
      const found = tokensOf(text, syntax).find(
        ({ offset, end }) => offset < position && position <= end,
      );
      return found
        ? misplaced(found.text, found.offset)
        : new ImportProblem(`${message}.`, position);
    }
  },
  divide: (text) => divideExpression(text, syntax),
  prepare: (text) => ({ text: withoutComments(text, syntax), notices: [] }),
  placeholder: /^1 = 1$/,
  readCondition: (source) => readOneRule(source, syntax, decode, readRule),
};
