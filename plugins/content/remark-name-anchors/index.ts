import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { rowNames } from '../remark-row-anchors/rowNames';
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
          if (isLinked) addAnchor(row, anchor);
          else addLink(row, name, anchor);
          isLinked = true;
        }
      }
    });
  };
}

/** Adds the component that shows the link; written out, the links of a page would take a kilobyte of script. */
function addLink(row: TableRow, name: string, id: string): void {
  row.children[0]?.children.push({
    type: 'mdxJsxTextElement',
    name: 'NameLink',
    attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: name }],
    children: [],
    // The id of what the component renders, for the plugins that look for it.
    data: { hProperties: { id } },
  } as PhrasingContent);
}

/** Adds an anchor that nothing shows. */
function addAnchor({ children: [cell] }: TableRow, id: string): void {
  cell?.children.push({
    type: 'emphasis',
    children: [],
    data: { hName: 'span', hProperties: { id } },
  });
}
