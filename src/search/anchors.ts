/** How a symbol is written in an address. */
const SYMBOLS: Record<string, string> = {
  '!': 'not-',
  '=': 'equal-',
  '<': 'less-',
  '>': 'greater-',
  '|': 'pipe-',
  '%': 'percent-',
  '&': 'and-',
  '~': 'tilde-',
  '*': 'any-',
  '+': 'plus-',
  '-': 'minus-',
  '/': 'slash-',
};

const hyphenated = (text: string) =>
  text.replace(/[^\p{L}\p{N}_$.]+/gu, '-').replace(/^-+|-+$/g, '');

/**
 * Writes a name as part of an address: without spaces, and with words for symbols.
 *
 * @param name - such as `onAddRule` or `!=`
 */
export const nameAnchor = (name: string): string =>
  hyphenated(name.replace(/^-$|[!=<>|%&~*+/]/g, (symbol) => SYMBOLS[symbol] as string)) || 'empty';

/**
 * Makes the anchor of a table row that describes a name. It depends on the column and the name alone, so
 * it is the same in every build.
 *
 * @param column - the title of the table's first column
 * @param name - the first name in the row
 * @returns the anchor, such as `prop-onAddRule` or `operator-not-equal`
 */
export function rowAnchor(column: string, name: string): string {
  const words = name.replace(/[!=<>|%&~*]/g, (symbol) => SYMBOLS[symbol] as string);
  return `${hyphenated(column.toLowerCase()) || 'row'}-${hyphenated(words) || 'empty'}`;
}

/**
 * Makes the anchor that a heading has, unless another heading of the page has it already.
 *
 * @param heading - the text of the heading
 */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]+/gu, '')
    .replaceAll(' ', '-');
}
