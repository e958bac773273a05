import { parseSpEL } from 'react-querybuilder/parseSpEL';
import { divideExpression, hasAllOperands } from './expressions';
import { endsEarly, misplaced, unclosed } from './problem';
import type { Reader } from './reader';
import { syntaxOf, tokensOf } from './tokens';

const syntax = syntaxOf(
  /"(?:\\.|""|[^"\\])*"|'(?:\\.|''|[^'\\])*'|[a-z_#$][\w$]*(?:\.[a-z_$][\w$]*)*|\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy,
  { and: 'and &&', or: 'or ||', not: '!', other: 'null matches between eq ne lt gt le ge' },
);

/** The reader of SpEL, whose parser does not say why it refuses a text. */
export const reader: Reader = {
  label: 'SpEL',
  reads: 'comparisons, “matches” and “between”, joined by and and or',
  parse: (source, independentCombinators) =>
    parseSpEL(source, {
      listsAsArrays: true,
      independentCombinators: independentCombinators as true,
    }),
  async explain(text) {
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
      if (sentence.startsWith('Non-terminating')) return unclosed(offset);
      if (code === 'OOD') return endsEarly(text.length);
      const [token, next] = tokensOf(text.slice(offset), syntax);
      // An operator is also where it is told that nothing follows.
      const isLast = !token || (code === 'RIGHT_OPERAND_PROBLEM' && !next);
      return isLast ? endsEarly(text.length) : misplaced(token.text, offset + token.offset);
    }
  },
  divide: (text) => divideExpression(text, syntax),
  placeholder: /^1 == 1$/,
  isComplete: (source, rules) => hasAllOperands(tokensOf(source, syntax), rules),
};
