import path from 'node:path';
import type { Link, Root } from 'mdast';
import { apiLinks } from './apiLinks';
import { apiMembers } from './apiMembers';
import { apiPages } from './apiPages';

interface Options {
  /** Folders of the guides whose names the API reference describes. */
  folders: string[];
}

/**
 * Remark plugin: inline code that names an export links to its page in the API reference, and code that
 * names a prop to the anchor of the prop: `onAddRule`, `Field.validator`, and the names in the tables of
 * `remark-props-table`.
 *
 * @param options - see {@link Options}
 */
export default function remarkApiLinks({ folders }: Options) {
  return async (tree: Root, file: { path: string }) => {
    const relative = path.relative(process.cwd(), file.path);
    if (!folders.some((folder) => relative.startsWith(`${folder}${path.sep}`))) return;
    const [pages, members] = await Promise.all([
      apiPages(process.cwd()),
      apiMembers(process.cwd()),
    ]);
    const links = apiLinks(tree, pages, members);
    for (const { node, ancestors, url, isLinked } of links) {
      const parent = ancestors.at(-1);
      if (!isLinked || !parent) continue;
      const link: Link = { type: 'link', url, children: [node] };
      (parent.children as unknown[])[parent.children.indexOf(node)] = link;
    }
  };
}
