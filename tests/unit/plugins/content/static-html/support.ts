import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { StaticPart } from '../../../../../plugins/content/static-html/pageNodes';
import type { Node } from '../../../../../plugins/content/static-html/toHtml';

/** The file of the page. */
export const PAGE = 'api/react-querybuilder/functions/formatQuery.md';

/** A text. */
export const text = (value: string): Node => ({ type: 'text', value });

/** What a page consists of after a plugin has run, and the HTML that it imports. */
export function convert(plugin: (tree: Node, file: { path: string }) => void, ...children: Node[]) {
  const tree: Node = { type: 'root', children };
  plugin(tree, { path: path.resolve(PAGE) });
  const [first] = tree.children ?? [];
  const { estree } = ((first as { data?: unknown }).data ?? {}) as {
    estree?: { body: [{ source: { value: string } }] };
  };
  const data = estree?.body[0].source.value.split(',')[1];
  const parts: StaticPart[] = data
    ? JSON.parse(inflateRawSync(Buffer.from(data, 'base64url')).toString())
    : [];
  return {
    tree: tree.children ?? [],
    nodes: (tree.children ?? []).map(({ type, tagName }) => tagName ?? type),
    html: parts.map(({ html }) => html),
    heights: parts.map(({ heights }) => heights),
  };
}
