import type { InlineCode, Parent, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { ApiMembers } from './apiMembers';

/** Where inline code stays as the author wrote it. */
const UNTOUCHED = new Set(['link', 'linkReference', 'heading']);

/** Inline code that names an export or a prop, and the place of that in the API reference. */
export interface ApiLink {
  node: InlineCode;
  ancestors: Parent[];
  url: string;
  /** Whether the plugin makes a link of it: not in a heading, and not in another link. */
  isLinked: boolean;
}

/**
 * Finds the inline code of a page that names an export or a prop.
 *
 * @param tree - the page
 * @param pages - the page of each export in the API reference
 * @param members - where the members are; by default, they are not looked for
 */
export function apiLinks(
  tree: Root,
  pages: ReadonlyMap<string, string>,
  { members, props }: Partial<ApiMembers> = {},
): ApiLink[] {
  const found: ApiLink[] = [];
  visitParents(tree, 'inlineCode', (node: InlineCode, parents) => {
    const name = node.value.replace(/\(\)$/, '');
    // The type that a `<PropsTable>` is of.
    const { propOf } = (node.data ?? {}) as { propOf?: string };
    const url = propOf
      ? members?.get(`${propOf}.${name}`)
      : (pages.get(name) ?? members?.get(name) ?? props?.get(name));
    if (!url) return;
    const ancestors = parents as Parent[];
    found.push({
      node,
      ancestors,
      url,
      isLinked: !ancestors.some(({ type }) => UNTOUCHED.has(type)),
    });
  });
  return found;
}
