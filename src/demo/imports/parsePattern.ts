import { ImportError, quoted } from './importError';

/** A regular expression that is nothing but text, with an anchor at one end at most. */
const PATTERN_SHAPES: [RegExp, string][] = [
  [/^\^(.*)\$$/s, '='],
  [/^\^(.*)$/s, 'beginsWith'],
  [/^(.*)\$$/s, 'endsWith'],
  [/^(.*)$/s, 'contains'],
];

/**
 * Reads a regular expression that compares with plain text.
 *
 * @param pattern - the expression without delimiters
 * @returns the operator, and the text without escapes
 * @throws {@link ImportError} without a place, where the expression means more than text
 */
export function parsePattern(pattern: string, flags = ''): { operator: string; value: string } {
  const shown = quoted(`/${pattern}/${flags}`);
  if (flags !== '') {
    throw new ImportError(
      `The regular expression ${shown} has the ${flags.length > 1 ? 'flags' : 'flag'} ${[...flags].join(', ')}, which no rule has.`,
    );
  }
  for (const [form, operator] of PATTERN_SHAPES) {
    const text = form.exec(pattern)?.[1];
    // An escaped $ at the end is no anchor.
    if (text === undefined || /(?:^|[^\\])(?:\\\\)*\\$/.test(text)) continue;
    const value = unescapePattern(text);
    if (value === undefined || value === '') break;
    return { operator, value };
  }
  throw new ImportError(
    `The regular expression ${shown} is more than a text with ^ before it or $ after it, and a rule compares with plain text.`,
  );
}

/** The text that a pattern without any special character matches. */
function unescapePattern(pattern: string): string | undefined {
  let text = '';
  for (const [, escaped, plain] of pattern.matchAll(/\\(.?)|(.)/gsu)) {
    if (plain !== undefined) {
      if (/[.*+?()[\]{}|^$]/.test(plain)) return undefined;
      text += plain;
    } else {
      // A letter or a digit after a backslash is a class, a reference or a control character.
      if (escaped === undefined || escaped === '' || /[\p{L}\p{N}]/u.test(escaped))
        return undefined;
      text += escaped;
    }
  }
  return text;
}
