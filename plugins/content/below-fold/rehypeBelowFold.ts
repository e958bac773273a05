import { expressionAttribute } from '../static-html/pageNodes';
import type { Node } from '../static-html/toHtml';
import { estimateHeight } from './estimateHeight';

/**
 * The name of the component, which pages get from the theme. For a name that begins with a capital letter, each page
 * would check that the theme has it.
 */
const BELOW_FOLD = 'belowfold';

/** Whether a node of a page is what this plugin adds. */
export const isBelowFold = (node: Node): boolean => (node as { name?: string }).name === BELOW_FOLD;

/** The height of what is shown at once, in pixels: most windows are less high. */
const SECTION = 1200;

/** `<belowfold at={1250}>…</belowfold>` */
const belowFold = (at: number, children: Node[]): Node =>
  ({
    type: 'mdxJsxFlowElement',
    name: BELOW_FOLD,
    attributes: [expressionAttribute('at', { type: 'Literal', value: at, raw: String(at) })],
    children,
  }) as Node;

/**
 * Rehype plugin: puts what is below the fold of a page into `<belowfold>`, which shows it after the first paint
 * when a reader comes from another page. Each of them contains the next, about a window lower.
 *
 * Runs before `static-html`, which would make one part of text above and below the fold.
 */
export default function rehypeBelowFold() {
  return (tree: Node) => {
    const code = (tree.children ?? []).filter(({ type }) => type === 'mdxjsEsm');
    const shown = (tree.children ?? []).filter(({ type }) => type !== 'mdxjsEsm');
    const sections: { at: number; nodes: Node[] }[] = [{ at: 0, nodes: [] }];
    let top = 0;
    for (const node of shown) {
      const last = sections.at(-1);
      if (last && top - last.at >= SECTION) sections.push({ at: top, nodes: [] });
      sections.at(-1)?.nodes.push(node);
      top += estimateHeight(node);
    }
    let content: Node[] = [];
    for (const { at, nodes } of sections.reverse()) {
      const all = nodes.concat(content);
      content = at === 0 ? all : [belowFold(at, all)];
    }
    tree.children = code.concat(content);
  };
}
