import type jsonata from 'jsonata';
import type { RuleType } from 'react-querybuilder';
import { parseJSONata } from 'react-querybuilder/parseJSONata';
import { divideExpression, hasAllOperands } from './expressions';
import { endsEarly, ImportProblem, misplaced, unclosed } from './problem';
import type { Reader } from './reader';
import { mapRules } from './rules';
import { syntaxOf, tokensOf } from './tokens';

const syntax = syntaxOf(
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`|\/(?:\\.|[^/\\\n])+\/[a-z]*|\$?[a-z_][\w$]*(?:\.[a-z_][\w$]*)*|\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy,
  { and: 'and', or: 'or', not: '$not', other: 'null in $contains $tomillis' },
  /\/\*.*?\*\//sy,
);

const LIKE: [RegExp, string][] = [
  [/^\^(.*[^\\$])$/s, 'beginsWith'],
  [/^([^^].*)\$$/s, 'endsWith'],
  [/^([^^].*[^$]|[^^$])$/s, 'contains'],
];
const NEGATED: Record<string, string> = {
  beginsWith: 'doesNotBeginWith',
  endsWith: 'doesNotEndWith',
  contains: 'doesNotContain',
};

/** What a regular expression means that is nothing but text, with an anchor at one end at most. */
function readPattern({ source, flags }: RegExp): { operator: string; value: string } | undefined {
  for (const [form, operator] of LIKE) {
    const text = flags.replace('g', '') === '' ? form.exec(source)?.[1] : undefined;
    if (text !== undefined && !/(?:^|[^\\])(?:\\\\)*[.*+?()[\]{}|^$]/.test(text)) {
      return { operator, value: text.replace(/\\(.)/gs, '$1') };
    }
  }
  return undefined;
}

/** The library keeps a regular expression as the value, whatever it is; a rule wants its text. */
function plainRule(rule: RuleType): RuleType {
  if (!(rule.value instanceof RegExp)) return rule;
  const read = readPattern(rule.value);
  if (!read) {
    throw new ImportProblem(
      `The regular expression ${rule.value} is more than a text with ^ before or $ behind it.`,
    );
  }
  const isNegated = rule.operator.startsWith('doesNot');
  return { ...rule, ...read, operator: (isNegated && NEGATED[read.operator]) || read.operator };
}

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
      // The position is behind the token.
      return token
        ? misplaced(token, Math.max(0, position - token.length))
        : new ImportProblem(`${message}.`, position);
    }
  },
  divide: (text) => divideExpression(text, syntax),
  placeholder: /^1 = 1$/,
  isComplete: (source, rules) => hasAllOperands(tokensOf(source, syntax), rules),
};
