import { parseCEL } from 'react-querybuilder/parseCEL';
import { divideExpression, hasAllOperands } from './expressions';
import { endsEarly, misplaced, unclosed } from './problem';
import type { Reader } from './reader';
import { syntaxOf, tokensOf } from './tokens';

/** A method belongs to the name that it is called on. */
const syntax = syntaxOf(
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[a-z_$][\w$]*(?:\.[a-z_$][\w$]*)*|\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy,
  { and: '&&', or: '||', not: '!', other: 'null in' },
  /\/\/[^\n]*/y,
);

/** The reader of CEL, whose parser does not say why it refuses a text. */
export const reader: Reader = {
  label: 'CEL',
  reads: 'comparisons, “in”, and contains, startsWith and endsWith, joined by && and ||',
  parse: (source, independentCombinators) =>
    parseCEL(source, {
      listsAsArrays: true,
      independentCombinators: independentCombinators as true,
    }),
  async explain(text) {
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
      if (!range || range.start >= text.trimEnd().length) return endsEarly(text.length);
      return /^Unterminated/.test(summary)
        ? unclosed(range.start)
        : misplaced(text.slice(range.start, Math.max(range.end, range.start + 1)), range.start);
    }
  },
  divide: (text) => divideExpression(text, syntax),
  placeholder: /^1 == 1$/,
  isComplete: (source, rules) => hasAllOperands(tokensOf(source, syntax), rules),
};
