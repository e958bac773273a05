/** A text cannot be imported. */
export class ImportError extends Error {
  /**
   * @param message - a sentence for the reader
   * @param offset - the place in the text, counted in characters from 0, where it is known
   * @param isSpecific - whether the sentence tells the reason, and not only that something is wrong
   */
  constructor(
    message: string,
    readonly offset?: number,
    readonly isSpecific = true,
  ) {
    super(message);
    this.name = 'ImportError';
  }
}

/** The code of the parser could not be loaded. */
export class ParserLoadError extends ImportError {
  constructor() {
    super('The parser could not be loaded.');
  }
}

/**
 * Counts lines and columns the way editors do.
 *
 * @param offset - a place in it, counted in characters from 0
 * @returns the line and the column, both counted from 1
 */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Shortens a piece of the text for a message.
 *
 * @returns it on one line, in quotation marks
 */
export function quoted(source: string): string {
  const line = source.trim().replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
}

/**
 * A text that ends before it is complete.
 *
 * @param offset - where it ends
 */
export const unexpectedEnd = (offset: number) =>
  new ImportError('The text ends unexpectedly.', offset, false);

/**
 * A text in quotation marks that does not end.
 *
 * @param offset - where it begins, or where its end is expected
 */
export const unterminatedString = (offset: number) =>
  new ImportError('The closing quotation mark is missing.', offset);

/**
 * Something in a place where it has no meaning.
 *
 * @param piece - what it is
 * @param offset - where it is
 * @param hint - another sentence
 */
export const unexpectedToken = (piece: string, offset: number, hint = '') =>
  new ImportError(`${quoted(piece)} is unexpected here.${hint && ` ${hint}`}`, offset);
