import './languages';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { codeThemes } from '../../config/code';

/** A piece of code that looks the same, and may have a color of its own. */
export interface CodeToken {
  text: string;
  /** What Prism calls it, such as `comment`, the most general first. */
  types: readonly string[];
  color?: string;
}

const COLORS = new Map(
  codeThemes.theme.styles.flatMap(({ types, style }) =>
    types.map((type) => [type, style.color] as const),
  ),
);

/** What is shown as the code around it. */
const PLAIN = 'plain';

/**
 * Splits code into the tokens of its language.
 *
 * @param code - the code
 * @param language - a language of Prism; code in any other is plain
 * @returns the tokens of each line
 */
export function highlight(code: string, language: string): CodeToken[][] {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  return normalizeTokens(tokens).map((line) =>
    line
      .filter(({ empty }) => !empty)
      .map(({ content, types }) => {
        const color = types.map((type) => COLORS.get(type)).findLast(Boolean);
        return {
          text: content,
          types: types.filter((type) => type !== PLAIN),
          ...(color && { color }),
        };
      }),
  );
}

/** Whether a line has nothing but a comment. */
export const isCommentLine = (line: readonly CodeToken[]): boolean =>
  line.find(({ text }) => text)?.types.includes('comment') ?? false;

/** Whether a token needs an element; the text of others is a part of the line. */
export const isMarked = ({ color }: CodeToken): boolean => color !== undefined;
