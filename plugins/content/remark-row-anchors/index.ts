import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { rowAnchor } from '../../../src/search/anchors';
import { rowNames } from './rowNames';

/**
 * Remark plugin: gives each table row that describes a prop, an operator, an option or another name an
 * anchor, so that links and search hits lead to the row.
 */
export default function remarkRowAnchors() {
  return (tree: Root) => {
    const used = new Set<string>();
    visit(tree, 'table', (table: Table) => {
      const [header, ...rows] = table.children;
      const title = header?.children[0];
      const column = title ? textOf(title) : '';
      for (const row of rows) {
        const [name] = rowNames(row);
        const anchor = name === undefined ? undefined : rowAnchor(column, name);
        if (!anchor || used.has(anchor)) continue;
        used.add(anchor);
        row.data = { ...row.data, hProperties: { ...row.data?.hProperties, id: anchor } };
      }
    });
  };
}
