import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { isBelowName, rowNames } from '../remark-row-anchors/rowNames';
import { idsIn } from './ids';

/** What can be a name in code: `controlElements`, not `a = 1`. */
const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/**
 * Remark plugin: gives each table row that describes a name a link to itself, whose anchor is the name in
 * lower case, as in `/docs/components/querybuilder#controlelements`. Further names of the row have an anchor
 * without a link. The first place on a page that has the anchor keeps it; headings come before rows.
 */
export default function remarkNameAnchors() {
  return (tree: Root) => {
    const used = idsIn(tree);
    visit(tree, 'table', ({ children: [, ...rows] }: Table) => {
      for (const row of rows) {
        const names = rowNames(row).filter((name) => IDENTIFIER.test(name));
        let isLinked = false;
        for (const name of names) {
          const anchor = name.toLowerCase();
          if (used.has(anchor)) continue;
          used.add(anchor);
          addBeside(row, name, isLinked ? anchorWith(anchor) : linkWith(name, anchor));
          isLinked = true;
        }
      }
    });
  };
}

/** Adds to a cell: at its end, or next to the name in a table of props, where its type stands below it. */
function addBeside({ children: [cell] }: TableRow, name: string, node: PhrasingContent): void {
  const nodes = cell?.children ?? [];
  const below = nodes.findIndex(
    (each, i) => isBelowName(each) && (nodes[i - 1] as { value?: string }).value === name,
  );
  nodes.splice(below < 0 ? nodes.length : below, 0, node);
}

/** Makes the component that shows the link; written out, the links of a page would take a kilobyte of script. */
function linkWith(name: string, id: string): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'NameLink',
    attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: name }],
    children: [],
    // The id of what the component renders, for the plugins that look for it.
    data: { hProperties: { id } },
  } as PhrasingContent;
}

/** Makes an anchor that nothing shows. */
function anchorWith(id: string): PhrasingContent {
  return { type: 'emphasis', children: [], data: { hName: 'span', hProperties: { id } } };
}
