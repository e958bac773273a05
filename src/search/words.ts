/** A searchable word and where it stands in its text, in UTF-16 code units. */
export interface Token {
  term: string;
  start: number;
  /** Exclusive. */
  end: number;
}

/** A word, or a symbol such as `!=` that stands alone. */
const WORD = /[\p{L}\p{N}_$]+|(?<![^\s('"`,])[!<>=|&%~]{1,3}(?![^\s)'"`,.;:])/gu;
/** Between the parts of an identifier: `get|Value|Editor`, `parse|SQL`, `parameterized_|named`. */
const SEAM = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[_$])(?=[\p{L}\p{N}])/u;

/** Words that say how a sentence is built and not what it is about. */
const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from get has have how i if in into is it its make me my not of on or should than that the their them then there these this to up use using want was what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Tells whether a word, in lower case, only says how a sentence is built. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const WEAK_SHARE = 0.2;
/** Words that any question can have, in the form to search by. */
const WEAK_WORDS = new Set(
  'change set make give show only whole all each another other some one single many specific certain different own after before no without inside two same new current get work need possible way does please help problem issue way'.split(
    ' ',
  ),
);

/**
 * Brings a word to the form that singular and plural share.
 *
 * @param word - a word in lower case
 * @returns the form to search by; `queries` and `query` have the same
 */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/**
 * Splits an identifier.
 *
 * @param identifier - a word as it is written
 * @returns its parts in lower case, such as `get`, `value`, `editor`; one part for a plain word
 */
export function partsOf(identifier: string): string[] {
  return identifier
    .split(SEAM)
    .map((part) => part.replace(/[_$]/g, '').toLowerCase())
    .filter(Boolean);
}

/**
 * Finds the words of a text to search by. An identifier counts whole, by each of its parts, and from
 * each of its parts on, so that the beginning of `valueEditorType` finds `getValueEditorType`.
 *
 * @param text - any text
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    tokensInWord(word).map(({ term, start, end }) => ({
      term,
      start: index + start,
      end: index + end,
    })),
  );
}

/** The same few thousand words make up all texts, so each is taken apart once. */
const knownWords = new Map<string, Token[]>();

function tokensInWord(word: string): Token[] {
  const known = knownWords.get(word) ?? splitWord(word);
  knownWords.set(word, known);
  return known;
}

function splitWord(word: string): Token[] {
  const tokens: Token[] = [];
  const pieces = word.split(SEAM);
  let start = 0;
  for (const [nth, piece] of pieces.entries()) {
    const part = plain(piece);
    const rest = plain(pieces.slice(nth).join(''));
    if (part.length > 1 || pieces.length === 1) {
      tokens.push({ term: stem(part), start, end: start + piece.length });
    }
    if (rest !== part && rest.length > 1) {
      tokens.push({ term: stem(rest), start, end: word.length });
    }
    start += piece.length;
  }
  return tokens.filter(({ term }) => term);
}

const plain = (word: string) => word.replace(/[_$]/g, '').toLowerCase();

/** One word of a query. */
export interface QueryWord {
  /** The word in the form to search by. */
  term: string;
  /** How much the word counts next to others: little if any question can have it. */
  share: number;
  /** The parts that stand for it together, where it is an identifier; empty for a plain word. */
  parts: string[];
}

/**
 * Reads a query. Words that carry no meaning are left out, unless there is nothing else.
 *
 * @param query - what the reader typed
 * @returns its words, each once
 */
export function queryWordsOf(query: string): QueryWord[] {
  const written = query.match(WORD) ?? [];
  const meaningful = written.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const words = (meaningful.length > 0 ? meaningful : written).map((word) => {
    const parts = partsOf(word).map(stem);
    const term = stem(plain(word));
    return {
      term,
      share: WEAK_WORDS.has(term) ? WEAK_SHARE : 1,
      parts: parts.length > 1 ? parts : [],
    };
  });
  return [...new Map(words.filter(({ term }) => term).map((word) => [word.term, word])).values()];
}

/** Adjacent words of a query, and the one word that they may be written as. */
export interface Compound {
  joined: string;
  /** The words that stand for it, in the form to search by. */
  terms: readonly string[];
}

/** In words; `get value editor type` has four. */
const MAX_COMPOUND_WORDS = 5;

/**
 * Joins adjacent words of a query, words without a meaning of their own among them: `read only` may be
 * written `readonly`, and `on add rule` is how some people write `onAddRule`.
 *
 * @param query - what the reader typed
 * @returns the compounds of two words and more
 */
export function compoundsOf(query: string): Compound[] {
  const words = (query.match(WORD) ?? []).map(plain).filter(Boolean);
  return words.flatMap((_, from) =>
    Array.from({ length: MAX_COMPOUND_WORDS - 1 }, (_, more) => words.slice(from, from + more + 2))
      .filter((span, more) => span.length === more + 2)
      .map((span) => ({ joined: stem(span.join('')), terms: span.map(stem) })),
  );
}

/**
 * Writes a name or a query so that all ways to write it are equal: `Value Editor`, `valueEditor()`.
 *
 * @param text - a name or a query
 * @returns its letters and digits, in lower case
 */
export function nameKey(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
