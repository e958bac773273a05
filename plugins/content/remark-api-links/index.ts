import path from 'node:path';
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ApiVersion } from '../../../config/apiVersions';
import { apiLinks } from './apiLinks';
import { apiMembers } from './apiMembers';
import { apiPages, inVersion } from './apiPages';

interface Options {
  /** Folders of guides, each with the version of the API reference that describes their names. */
  references: readonly { folder: string; version: ApiVersion }[];
}

/**
 * Remark plugin: inline code that names an export links to its page in the API reference, and code that
 * names a prop to the anchor of the prop: `onAddRule`, `Field.validator`, and the names in the tables of
 * `remark-props-table`. Links of authors to `/api` lead to the version of the reference that the guide has.
 *
 * @param options - see {@link Options}
 */
export default function remarkApiLinks({ references }: Options) {
  return async (tree: Root, file: { path: string }) => {
    const relative = path.relative(process.cwd(), file.path);
    const found = references.find(({ folder }) => relative.startsWith(`${folder}${path.sep}`));
    if (!found) return;
    const [pages, members, resolve] = await Promise.all([
      apiPages(process.cwd(), found.version),
      apiMembers(process.cwd(), found.version),
      inVersion(process.cwd(), found.version),
    ]);
    visit(tree, 'link', (link: Link) => {
      link.url = resolve(link.url);
    });
    const links = apiLinks(tree, pages, members);
    for (const { node, ancestors, url, isLinked } of links) {
      const parent = ancestors.at(-1);
      if (!isLinked || !parent) continue;
      const link: Link = { type: 'link', url, children: [node] };
      (parent.children as unknown[])[parent.children.indexOf(node)] = link;
    }
  };
}
