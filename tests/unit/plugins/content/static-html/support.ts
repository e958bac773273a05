import type { StaticPart } from '../../../../../plugins/content/static-html/pageNodes';
import type { Node } from '../../../../../plugins/content/static-html/toHtml';

/** A text. */
export const text = (value: string): Node => ({ type: 'text', value });

/** An element, whose children may be texts. */
export const element = (
  tagName: string,
  properties: Record<string, unknown>,
  ...children: (Node | string)[]
): Node => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});

/** What a page consists of after a plugin has run, and the HTML that it imports. */
export function convert(plugin: (tree: Node) => void, ...children: Node[]) {
  const tree: Node = { type: 'root', children };
  plugin(tree);
  const [first] = tree.children ?? [];
  const { estree } = ((first as { data?: unknown }).data ?? {}) as {
    estree?: { body: [{ source: { value: string } }] };
  };
  const data = estree?.body[0].source.value.split('base64,')[1] ?? '';
  return {
    nodes: (tree.children ?? []).map(({ type, tagName }) => tagName ?? type),
    html: JSON.parse(Buffer.from(data, 'base64').toString() || '[]') as StaticPart[],
  };
}
