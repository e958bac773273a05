import type { RuleType } from 'react-querybuilder';
import { parseSQL } from 'react-querybuilder/parseSQL';
import { hasAllOperands } from './expressions';
import { endsEarly, ImportProblem, misplaced, unclosed } from './problem';
import type { Division, Reader } from './reader';
import { readTree } from './readTree';
import { syntaxOf, type Token, tokensOf } from './tokens';

const syntax = syntaxOf(
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[(?:[^\]]|\]\])*\]|[a-z_@#][\w$@#]*(?:\.[a-z_@#][\w$@#]*)*|\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy,
  { and: 'and', or: 'or', not: 'not', other: 'null like in between is' },
  /\/\*.*?\*\/|(?:--|#)\s[^\n]*\n/sy,
);

/** The words that end a WHERE expression, and those before it that have conditions of their own. */
const CLAUSES = /^(?:group|order|having|limit|union|for|lock|procedure|join|;)$/i;
const ENDS: Record<string, string> = { GROUP: 'GROUP BY', ORDER: 'ORDER BY' };

const statement = (source: string) => {
  if (/^\s*select\b/i.test(source)) return '';
  return /^\s*where\b/i.test(source) ? 'SELECT * FROM t ' : 'SELECT * FROM t WHERE ';
};

/** What the parser tells about an error. Its place is that of the token before. */
interface ParserError {
  hash?: {
    text: string;
    token: string;
    expected?: string[];
    loc: { last_line: number; last_column: number };
  };
}

function problemOf(error: unknown, text: string, prefix: string): unknown {
  const { hash } = error as ParserError;
  if (!hash?.loc) return error;
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/).slice(0, hash.loc.last_line - 1);
  const before = lines.join('').length + hash.loc.last_column;
  const space = /^\s*/.exec(text.slice(before))?.[0].length ?? 0;
  const offset = Math.max(0, before + space - prefix.length);
  if (hash.token === 'EOF') return endsEarly(offset);
  if (hash.token === 'INVALID' && /^['"`]/.test(hash.text)) return unclosed(offset);
  const expected = (hash.expected ?? []).map((name) => name.replace(/^'|'$/g, ''));
  const isShort = expected.length <= 5 && !expected.includes('EOF');
  return misplaced(hash.text, offset, isShort ? `Expected here: ${expected.join(' ')}.` : '');
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

function divide(text: string): Division | undefined {
  const tokens = withoutRangeAnds(tokensOf(text, syntax));
  const isClause = clauseFinder(tokens);
  const where = tokens.findIndex(({ text: word }) => /^where$/i.test(word));
  if (/^select$/i.test(tokens[0]?.text ?? '') && where < 0) {
    throw new ImportProblem('This statement has no WHERE, and only that is read.', text.length);
  }
  const end = tokens.findIndex((_, index) => index > where && isClause(index));
  const expression = tokens.slice(where + 1, end < 0 ? undefined : end);
  const xor = expression.find(({ text: word }) => /^xor$/i.test(word));
  if (xor) throw new ImportProblem('Of the combinators, there are only AND and OR.', xor.offset);
  const tree = readTree(text, expression);
  const left = tokens.filter((token, index) => isClause(index) && token.text !== ';');
  const words = [...new Set(left.map((token) => token.text.toUpperCase()))];
  const names = words.map((word) => ENDS[word] ?? word).join(', ');
  const notices = names === '' ? [] : [`Only the WHERE expression was read, not ${names}.`];
  return tree && { tree, notices };
}

/** Tells which tokens begin a clause of the statement itself, rather than of a part in brackets. */
function clauseFinder(tokens: Token[]): (index: number) => boolean {
  let depth = 0;
  const depths = tokens.map(({ kind }) => {
    depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    return depth;
  });
  return (index) => depths[index] === 0 && CLAUSES.test(tokens[index]?.text ?? '');
}

function isComplete(source: string, rules: RuleType[]): boolean {
  const tokens = tokensOf(source, syntax);
  const isLike = tokens.some(({ text }) => /^like$/i.test(text));
  // A wildcard in the middle is taken for plain text.
  if (isLike && rules.some(({ operator, value }) => operator === '=' && /%/.test(`${value}`))) {
    return false;
  }
  // To compare with a field, its name is joined with wildcards.
  const joins = ({ text }: Token) =>
    isLike && text === "'%'" && rules.every(({ valueSource }) => valueSource === 'field');
  return hasAllOperands(
    tokens.filter((token) => !joins(token)),
    rules,
  );
}

/** The reader of SQL. */
export const reader: Reader = {
  label: 'SQL',
  reads: 'a WHERE expression: comparisons, LIKE, IN, BETWEEN and IS NULL',
  parse(source, independentCombinators) {
    const prefix = statement(source);
    const text = `${prefix}${source}`;
    try {
      return parseSQL(text, {
        listsAsArrays: true,
        independentCombinators: independentCombinators as true,
      });
    } catch (error) {
      throw problemOf(error, text, prefix);
    }
  },
  divide,
  placeholder: /^1 = 1$/,
  isComplete,
};
