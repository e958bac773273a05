import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { nameLinkAttributes } from '../../../src/components/NameLink/attributes';
import { completeLinks, scrolling, TEXT, takeOut, withoutLineBreaks } from './takeOut';
import { type Node, toHtml } from './toHtml';
import { withHeadingLink } from './withHeadingLink';

/**
 * Rehype plugin: takes the text, the headings, the tables and the code of a guide out of its script, into data that the page imports.
 * What contains a component stays as it is.
 *
 * @param options - the base path of the site
 */
export default function rehypeStaticGuide({ baseUrl }: { baseUrl: string }) {
  const write = (node: Node) => {
    if (!TEXT.includes(node.tagName ?? '')) return undefined;
    const written = withHeadingLink(withNameLinks(node));
    completeLinks(written, baseUrl);
    if (written.tagName !== 'table') return toHtml(written);
    const table = toHtml(withoutLineBreaks(written));
    return table && scrolling(table);
  };
  // The code of guides has no links.
  return (tree: Node) => takeOut(tree, { write, page: '/', baseUrl });
}

/** Writes the component of `remark-name-anchors` as the element that it renders. */
function withNameLinks(node: Node): Node {
  const { name, attributes } = node as unknown as MdxJsxTextElement;
  if (node.type === 'mdxJsxTextElement' && name === 'NameLink') {
    const properties = nameLinkAttributes(attributes[0]?.value as string);
    return { type: 'element', tagName: 'a', properties };
  }
  return node.children ? { ...node, children: node.children.map(withNameLinks) } : node;
}
