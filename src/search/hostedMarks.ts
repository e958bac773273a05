import type { MarkedText } from './SearchClient';

/**
 * What the provider writes around a match. Private-use characters occur in no page, so that markup
 * in a text is never taken for a mark.
 */
export const MARK_START = '\u{e000}';
export const MARK_END = '\u{e001}';

/**
 * Reads the marks in a text of the provider.
 *
 * @param value - the text with {@link MARK_START} and {@link MARK_END}
 */
export function readMarked(value: string): MarkedText {
  const ranges: [number, number][] = [];
  let text = '';
  for (const [nth, part] of value.split(MARK_START).entries()) {
    const [match = '', rest = ''] = nth === 0 ? ['', part] : part.split(MARK_END);
    if (match) ranges.push([text.length, text.length + match.length]);
    text += match + rest;
  }
  return { text, ranges };
}
