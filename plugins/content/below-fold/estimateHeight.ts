import type { Node } from '../static-html/toHtml';

/** In pixels, as they are on a wide screen; a narrow one needs more. */
const LINE = 28;
const CODE_LINE = 22;
const CODE_FRAME = 60;
const HEADING = 70;
const GAP = 20;

/** Characters in a line of text, and in a row of a table: its cells share the width. */
const LINE_LENGTH = 95;
const ROW_LENGTH = 70;

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements that are as high as what they contain. */
const FRAMES = new Set(['blockquote', 'dl', 'ol', 'table', 'tbody', 'thead', 'ul']);

const textOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(textOf).join('');

const linesOf = (text: string, length: number) => Math.ceil(text.length / length) || 1;

/**
 * Estimates how high a part of a page is shown.
 *
 * @param node - an element, a component or a text
 * @returns the height in pixels; none for what is not shown, such as an import
 */
export function estimateHeight(node: Node): number {
  const { type, tagName = '', children = [] } = node;
  if (type === 'mdxjsEsm' || type === 'comment') return 0;
  const text = textOf(node);
  if (type === 'text') return text.trim() ? linesOf(text, LINE_LENGTH) * LINE : 0;
  if (HEADINGS.has(tagName)) return HEADING;
  if (tagName === 'pre') return text.trim().split('\n').length * CODE_LINE + CODE_FRAME;
  if (tagName === 'tr') return linesOf(text, ROW_LENGTH) * LINE + GAP;
  if (FRAMES.has(tagName) || type === 'mdxJsxFlowElement') {
    return children.reduce((sum, child) => sum + estimateHeight(child), GAP);
  }
  return linesOf(text, LINE_LENGTH) * LINE + GAP;
}
