import path from 'node:path';
import type { InlineCode, Link, Root } from 'mdast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { apiMembers } from './apiMembers';

/** Where inline code stays as the author wrote it. */
const UNTOUCHED = new Set(['link', 'linkReference', 'heading']);

interface Options {
  /** Folders of the guides whose names the API reference describes. */
  folders: string[];
}

/**
 * Remark plugin: inline code that names an export links to its page in the API reference.
 *
 * @param options - see {@link Options}
 * @returns the transformer
 */
export default function remarkApiLinks({ folders }: Options) {
  return (tree: Root, file: { path: string }) => {
    const relative = path.relative(process.cwd(), file.path);
    if (!folders.some((folder) => relative.startsWith(`${folder}${path.sep}`))) return;
    const members = apiMembers();
    visitParents(tree, 'inlineCode', (node: InlineCode, ancestors) => {
      const parent = ancestors.at(-1);
      const url = members.get(node.value.replace(/\(\)$/, ''));
      if (!url || !parent || ancestors.some(({ type }) => UNTOUCHED.has(type))) return;
      const link: Link = { type: 'link', url, children: [node] };
      (parent.children as unknown[])[parent.children.indexOf(node as never)] = link;
      return SKIP;
    });
  };
}
