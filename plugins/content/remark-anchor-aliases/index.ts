import path from 'node:path';
import type { Heading, PhrasingContent, Root, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { aliasesOf } from '../../../config/anchorAliases';
import { idsIn } from '../remark-name-anchors/ids';

/** The elements that aliases can point at. */
type Target = Heading | TableRow;

/**
 * Remark plugin: the anchors that links from elsewhere use lead to the place on the page that answers
 * them. `config/anchorAliases.ts` lists both.
 */
export default function remarkAnchorAliases() {
  return (tree: Root, file: { path: string }) => {
    const aliases = aliasesOf(path.relative(process.cwd(), file.path));
    if (aliases.length === 0) return;
    const used = idsIn(tree);
    const targets = targetsIn(tree);
    for (const { alias, candidates } of aliases) {
      if (used.has(alias)) continue;
      const target = candidates.map((id) => targets.get(id)).find((found) => found !== undefined);
      if (!target) continue;
      used.add(alias);
      addAlias(target, alias);
    }
  };
}

/** The headings and rows of a page by their ids; a row has that of the link in it, too. */
function targetsIn(tree: Root): Map<string, Target> {
  const targets = new Map<string, Target>();
  const add = (node: Target | PhrasingContent, target: Target) => {
    const id = node.data && 'hProperties' in node.data ? node.data.hProperties?.id : undefined;
    if (typeof id === 'string') targets.set(id, target);
  };
  visit(tree, 'heading', (heading: Heading) => add(heading, heading));
  visit(tree, 'tableRow', (row: TableRow) => {
    add(row, row);
    for (const node of row.children[0]?.children ?? []) add(node, row);
  });
  return targets;
}

function addAlias(target: Target, id: string): void {
  const content = target.type === 'heading' ? target : target.children[0];
  content?.children.push({
    type: 'emphasis',
    children: [],
    data: { hName: 'span', hProperties: { id } },
  });
}
