/** What a token is to the reader of an expression. */
export type TokenKind = 'and' | 'or' | 'not' | 'open' | 'close' | 'operand' | 'other';

/** A piece of an expression. */
export interface Token {
  kind: TokenKind;
  text: string;
  offset: number;
  end: number;
}

/** What tells the tokens of an expression language apart. */
export interface Syntax {
  /** Matches text, numbers and names, one at a time. */
  operand: RegExp;
  /** Comments, which count as space. */
  comment?: RegExp;
  /** Words and signs with a meaning of their own, in lower case. Null belongs to its operator. */
  words: ReadonlyMap<string, TokenKind>;
}

const SPACE = /\s+/y;
const SIGN = /&&|\|\||[<>=!]=|<>|./suy;

/**
 * Makes a syntax.
 *
 * @param operand - see {@link Syntax}; must be sticky
 * @param words - words by kind, separated by spaces
 * @param comment - see {@link Syntax}; must be sticky
 */
export function createSyntax(
  operand: RegExp,
  words: Partial<Record<TokenKind, string>>,
  comment?: RegExp,
): Syntax {
  const pairs = Object.entries({ open: '( [ {', close: ') ] }', ...words }).flatMap(
    ([kind, list]) => list.split(' ').map((word) => [word, kind as TokenKind] as const),
  );
  return { operand, comment, words: new Map(pairs) };
}

/**
 * Cuts an expression into tokens. What is no token of the language becomes one of kind `other`, for
 * the language's own parser to judge.
 *
 * @returns the tokens, without space and comments
 */
export function tokenize(text: string, { operand, comment, words }: Syntax): Token[] {
  const tokens: Token[] = [];
  const matchAt = (pattern: RegExp | undefined, at: number) => {
    if (!pattern) return undefined;
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  for (let at = 0; at < text.length; ) {
    const skipped = matchAt(SPACE, at) ?? matchAt(comment, at);
    if (skipped) {
      at += skipped.length;
      continue;
    }
    const found = matchAt(operand, at);
    const piece = found ?? (matchAt(SIGN, at) as string);
    const kind = words.get(piece.toLowerCase()) ?? (found ? 'operand' : 'other');
    tokens.push({ kind, text: piece, offset: at, end: at + piece.length });
    at += piece.length;
  }
  return tokens;
}
