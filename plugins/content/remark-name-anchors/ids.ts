import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The ids that the elements of a page have so far: those of headings, rows and links. */
export function idsIn(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    const id = node.data && 'hProperties' in node.data ? node.data.hProperties?.id : undefined;
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}
