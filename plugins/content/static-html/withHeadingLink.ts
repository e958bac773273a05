import type { Node } from './toHtml';

/** What sections begin with; the title of a page is no link. */
const HEADING = /^h[2-6]$/;

/** Takes no width; a link needs a text. */
const ZERO_WIDTH_SPACE = '\u200B';

/**
 * Writes a heading as the theme's `Heading` renders it: with a link to itself, which its stylesheet shows while the
 * pointer is on the heading.
 *
 * @param node - an element
 * @returns the element that is shown; the same one when it is no heading with an id
 */
export function withHeadingLink(node: Node): Node {
  const { tagName = '', properties: { id, ...properties } = {}, children = [] } = node;
  if (!HEADING.test(tagName) || !id) return node;
  const [text] = children;
  const name = children.length === 1 && text?.type === 'text' ? text.value : id;
  const title = `Direct link to ${name}`;
  const link: Node = {
    type: 'element',
    tagName: 'a',
    properties: {
      href: `#${id}`,
      className: 'hash-link',
      ariaLabel: title,
      title,
      translate: 'no',
    },
    children: [{ type: 'text', value: ZERO_WIDTH_SPACE }],
  };
  const className = ['anchor', properties.className ?? []].flat();
  return {
    ...node,
    properties: { ...properties, className, id },
    children: [...children, link],
  };
}
