import type { Node } from '../static-html/toHtml';

/** In pixels. */
const LINE = 28;
const CODE_LINE = 22;
const CODE_FRAME = 60;
const HEADING = 70;
const GAP = 20;

/** How many characters are in a line of text, and in a row of a table, whose cells share the width. */
interface Lengths {
  line: number;
  row: number;
}

/** The lengths on a wide screen, and on a phone. */
const WIDE: Lengths = { line: 95, row: 70 };
export const PHONE: Lengths = { line: 45, row: 45 };

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements that are as high as what they contain. */
const FRAMES = new Set(['blockquote', 'dl', 'ol', 'table', 'tbody', 'thead', 'ul']);

const textOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(textOf).join('');

const linesOf = (text: string, length: number) => Math.ceil(text.length / length) || 1;

/**
 * Estimates the height of a part of a page.
 *
 * @param node - an element, a component or a text
 * @param lengths - how much text fits in a line; by default, on a wide screen
 * @returns the height in pixels; none for what is not shown, such as an import
 */
export function estimateHeight(node: Node, lengths: Lengths = WIDE): number {
  const { type, tagName = '', children = [] } = node;
  if (type === 'mdxjsEsm' || type === 'comment') return 0;
  const text = textOf(node);
  if (type === 'text') return text.trim() ? linesOf(text, lengths.line) * LINE : 0;
  if (HEADINGS.has(tagName)) return HEADING;
  if (tagName === 'pre') return text.trim().split('\n').length * CODE_LINE + CODE_FRAME;
  if (tagName === 'tr') return linesOf(text, lengths.row) * LINE + GAP;
  if (FRAMES.has(tagName) || type === 'mdxJsxFlowElement') {
    return children.reduce((sum, child) => sum + estimateHeight(child, lengths), GAP);
  }
  return linesOf(text, lengths.line) * LINE + GAP;
}
