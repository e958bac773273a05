import { ownAddress } from '../../../src/addresses/basePath';
import { isBelowFold } from '../below-fold/rehypeBelowFold';
import { expressionAttribute, importStaticHtml, type StaticPart, textAttribute } from './pageNodes';
import type { Node } from './toHtml';

/** What readers only read, in guides and in the reference: what reacts is a component, and code has buttons. */
export const TEXT = ['blockquote', 'dl', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'p', 'table', 'ul'];

/** The names of the components that show HTML and code; the pages get them from the theme. */
const HTML = 'static';
const CODE = 'staticcode';

/** The name that the HTML is imported by. */
const IMPORTED = 'html';

/**
 * Takes parts of a page out of its script, into data that the page imports: what `write` writes as HTML, whose
 * neighbors are one part unless the fold is between them, and the text of code blocks.
 *
 * @param tree - the page, which is changed
 * @param write - writes an element as HTML, or returns `undefined` for what stays in the script
 */
export function takeOut(tree: Node, write: (node: Node) => string | undefined): void {
  const parts: StaticPart[] = [];
  takePartsOut(tree, write, parts);
  if (parts.length > 0) tree.children?.unshift(importStaticHtml(IMPORTED, parts) as Node);
}

function takePartsOut(
  parent: Node,
  write: (node: Node) => string | undefined,
  parts: StaticPart[],
): void {
  const children: Node[] = [];
  for (const node of (parent.children ?? []).filter(({ type }) => type !== 'text')) {
    const html = isBelowFold(node) ? undefined : write(node);
    if (html === undefined) {
      if (isBelowFold(node)) takePartsOut(node, write, parts);
      children.push(takeCodeOut(node, parts));
    } else if (children.at(-1)?.tagName === HTML) parts.push(`${parts.pop()}${html}`);
    else {
      children.push(placeholder(HTML, parts.length));
      parts.push(html);
    }
  }
  parent.children = children;
}

/** Returns a node with its code blocks, which have no other children than text, replaced. */
function takeCodeOut(node: Node, parts: StaticPart[]): Node {
  const code = codeOf(node);
  if (code) {
    const { className, metastring } = code.properties ?? {};
    parts.push({ code: textOf(code) });
    return placeholder(CODE, parts.length - 1, {
      className: [className ?? []].flat().join(' '),
      metastring: String(metastring ?? ''),
    });
  }
  if (!node.children) return node;
  return { ...node, children: node.children.map((child) => takeCodeOut(child, parts)) };
}

/** The code in a `pre`. */
function codeOf({ tagName, children = [] }: Node): Node | undefined {
  const [code] = children;
  const isText = code?.children?.every(({ type }) => type === 'text');
  return tagName === 'pre' && code?.tagName === 'code' && isText ? code : undefined;
}

const textOf = ({ children = [] }: Node) => children.map(({ value = '' }) => value).join('');

/** What Docusaurus takes for the address of a file, and not of a page. */
const FILE = 'pathname://';

const IN_NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * Writes links as those of the site are: below its base path, without a slash at the end; files and other sites in a
 * new tab.
 *
 * @param node - an element, which is changed
 * @param baseUrl - the base path; addresses that Docusaurus wrote begin with it already
 */
export function completeLinks(node: Node, baseUrl: string): void {
  const { tagName, properties, children = [] } = node;
  const href = tagName === 'a' && properties?.href ? String(properties.href) : '';
  if (/^https?:/.test(href)) {
    node.properties = { ...properties, ...IN_NEW_TAB };
  } else if (href.startsWith(FILE)) {
    const address = ownAddress(href.slice(FILE.length), baseUrl);
    node.properties = { ...properties, href: address, ...IN_NEW_TAB };
  } else if (href) {
    const address =
      /^\/(?!\/)/.test(href) && !href.startsWith(baseUrl) ? ownAddress(href, baseUrl) : href;
    node.properties = { ...properties, href: withoutEndSlash(address, baseUrl) };
  }
  for (const child of children) completeLinks(child, baseUrl);
}

const withoutEndSlash = (address: string, baseUrl: string) =>
  address === baseUrl ? address : address.replace(/(?<=.)\/(?=$|[#?])/, '');

/** Gives a table that is wider than the page a box that scrolls by itself, also by keyboard. */
export const scrolling = (table: string) => `<div class="table-scroll" tabindex="0">${table}</div>`;

const SECTIONS = new Set(['table', 'thead', 'tbody', 'tr']);

/** Leaves out the spaces between rows and cells, which say nothing. */
export function withoutLineBreaks(node: Node): Node {
  if (!SECTIONS.has(node.tagName as string)) return node;
  const children = (node.children ?? []).filter(({ type }) => type !== 'text');
  return { ...node, children: children.map(withoutLineBreaks) };
}

/** `<static of={html} index={0} />`, of a name that MDX looks up among the components. */
function placeholder(name: string, index: number, texts: Record<string, string> = {}): Node {
  return {
    type: 'mdxJsxFlowElement',
    tagName: name,
    name,
    attributes: [
      expressionAttribute('of', { type: 'Identifier', name: IMPORTED }),
      expressionAttribute('index', { type: 'Literal', value: index, raw: String(index) }),
      ...Object.entries(texts).flatMap(([key, text]) => (text ? [textAttribute(key, text)] : [])),
    ],
    children: [],
  } as Node;
}
