import { parseSQL } from 'react-querybuilder/parseSQL';
import { blank } from './expressions';
import type { FormatReader, PreparedText } from './FormatReader';
import { ImportError, unexpectedEnd, unexpectedToken, unterminatedString } from './importError';
import { parseConditionTree } from './parseConditionTree';
import { readCondition } from './sqlConditions';
import { syntax } from './sqlSyntax';
import { removeQualifiersAndCasts } from './sqlTokens';
import { type Token, tokenize } from './tokenize';
import type { ConditionTree } from './tree';

/** The words that end a WHERE expression, and those before it that have conditions of their own. */
const CLAUSES =
  /^(?:group|order|having|limit|offset|fetch|returning|window|union|intersect|except|for|lock|procedure|join|;)$/i;
const ENDS: Record<string, string> = { GROUP: 'GROUP BY', ORDER: 'ORDER BY' };

const PREFIX = 'SELECT * FROM t WHERE ';

/** What the parser tells about an error. Its place is that of the token before. */
interface ParserError {
  hash?: {
    text: string;
    token: string;
    expected?: string[];
    loc: { last_line: number; last_column: number };
  };
}

function problemOf(error: unknown, text: string): unknown {
  const { hash } = error as ParserError;
  if (!hash?.loc) return error;
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/).slice(0, hash.loc.last_line - 1);
  const before = lines.join('').length + hash.loc.last_column;
  const space = /^\s*/.exec(text.slice(before))?.[0].length ?? 0;
  const offset = Math.max(0, before + space - PREFIX.length);
  if (hash.token === 'EOF') return unexpectedEnd(offset);
  if (hash.token === 'INVALID' && /^['"`]/.test(hash.text)) return unterminatedString(offset);
  const expected = (hash.expected ?? []).map((name) => name.replace(/^'|'$/g, ''));
  const isShort = expected.length <= 5 && !expected.includes('EOF');
  return unexpectedToken(hash.text, offset, isShort ? `Expected here: ${expected.join(' ')}.` : '');
}

/** The "and" of BETWEEN joins no conditions. */
function withoutRangeAnds(tokens: Token[]): Token[] {
  let ranges = 0;
  return tokens.map((token) => {
    if (/^between$/i.test(token.text)) ranges += 1;
    if (token.kind !== 'and' || ranges === 0) return token;
    ranges -= 1;
    return { ...token, kind: 'other' };
  });
}

/**
 * Keeps the expression behind WHERE, or the whole text where there is none, without comments and
 * without redundant tokens around the name or the value next to it.
 */
function prepare(text: string): PreparedText {
  const tokens = tokenize(text, syntax);
  const depths = depthsOf(tokens);
  const isClause = (token: Token, index: number) => depths[index] === 0 && CLAUSES.test(token.text);
  const where = tokens.findIndex(
    ({ text: word }, index) => !depths[index] && /^where$/i.test(word),
  );
  if (/^(?:select|with)$/i.test(tokens[0]?.text ?? '') && where < 0) {
    throw new ImportError(
      'This statement has no WHERE clause, and only that is imported.',
      text.length,
    );
  }
  const end = tokens.findIndex((token, index) => index > where && isClause(token, index));
  const expression = tokens.slice(where + 1, end < 0 ? undefined : end);
  const left = tokens.filter((token, index) => isClause(token, index) && token.text !== ';');
  const words = [...new Set(left.map((token) => token.text.toUpperCase()))];
  const names = words.map((word) => ENDS[word] ?? word).join(', ');
  const plain = removeQualifiersAndCasts(expression);
  let at = 0;
  let kept = '';
  for (const token of plain.tokens) {
    kept += blank(text.slice(at, token.offset)) + token.text;
    at = token.end;
  }
  return {
    text: kept + blank(text.slice(at)),
    notices: [
      ...(names === '' ? [] : [`Only the WHERE expression was read, not ${names}.`]),
      ...plain.notices,
    ],
  };
}

function divide(text: string): ConditionTree {
  const tokens = withoutRangeAnds(tokenize(text, syntax));
  const xor = tokens.find(({ text: word }) => /^xor$/i.test(word));
  if (xor) throw new ImportError('AND and OR are the only combinators.', xor.offset);
  return parseConditionTree(text, tokens);
}

/** How many brackets are open at each token. */
function depthsOf(tokens: Token[]): number[] {
  let depth = 0;
  return tokens.map(({ kind }) => {
    depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    return depth;
  });
}

/** The reader of SQL. */
export const reader: FormatReader = {
  label: 'SQL',
  supportedSyntax: 'a WHERE expression: comparisons, LIKE, IN, BETWEEN and IS NULL',
  prepare,
  parse(source, independentCombinators) {
    const text = `${PREFIX}${source}`;
    try {
      return parseSQL(text, {
        listsAsArrays: true,
        independentCombinators: independentCombinators as true,
      });
    } catch (error) {
      throw problemOf(error, text);
    }
  },
  parseConditions: divide,
  emptyGroupPattern: /^1\s*=\s*1$/,
  readCondition,
};
