import { ownAddress } from '../../../src/addresses/basePath';
import { estimateHeight, PHONE } from '../below-fold/estimateHeight';
import { isBelowFold } from '../below-fold/rehypeBelowFold';
import { isCodeBlock, withCodeBlocks } from './codeBlock';
import { expressionAttribute, importStaticHtml, type StaticPart } from './pageNodes';
import { type Node, toHtml } from './toHtml';

/** What readers only read, in guides and in the reference: what reacts is a component. */
export const TEXT = ['blockquote', 'dl', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'p', 'table', 'ul'];

/** The name of the component that shows HTML; the pages get it from the theme. */
const HTML = 'static';

/** The element of notes, for which the theme has a component. */
const NOTE = 'admonition';

/** The name that the HTML is imported by. */
const IMPORTED = 'html';

/** How a kind of pages is written. */
interface Writer {
  /** Writes an element as HTML, or returns `undefined` for what stays in the script; code blocks are written before. */
  write: (node: Node) => string | undefined;
  /** The address of the page, below the base path. */
  page: string;
  /** The base path of the site. */
  baseUrl: string;
}

/**
 * Takes parts of a page out of its script, into data that the page imports: what `write` writes as HTML, and code
 * blocks. Neighbors are one part, unless the fold is between them.
 *
 * @param tree - the page, which is changed
 * @param writer - how it is written
 */
export function takeOut(tree: Node, writer: Writer): void {
  const parts: StaticPart[] = [];
  takePartsOut(tree, writer, parts, false);
  if (parts.length > 0) tree.children?.unshift(importStaticHtml(IMPORTED, parts) as Node);
}

/** Writes a node of a page, unless it stays in the script. */
function written(node: Node, { write, page, baseUrl }: Writer): string | undefined {
  const ready = withCodeBlocks(node, page);
  if (!isCodeBlock(ready)) return write(ready);
  completeLinks(ready, baseUrl);
  return toHtml(ready);
}

function takePartsOut(parent: Node, writer: Writer, parts: StaticPart[], isBelow: boolean): void {
  const children: Node[] = [];
  for (const node of (parent.children ?? []).filter(({ type }) => type !== 'text')) {
    const html = isBelowFold(node) ? undefined : written(node, writer);
    if (html === undefined) {
      if (isBelowFold(node)) takePartsOut(node, writer, parts, true);
      children.push(takeCodeOut(node, writer, parts, isBelow));
    } else {
      const part = partOf(node, html, isBelow);
      const isNeighbor = children.at(-1)?.tagName === HTML;
      if (!isNeighbor) children.push(placeholder(parts.length));
      parts.push(isNeighbor ? joined(parts.pop() as StaticPart, part) : part);
    }
  }
  parent.children = children;
}

const partOf = (node: Node, html: string, isBelow: boolean): StaticPart =>
  isBelow ? { html, heights: [estimateHeight(node), estimateHeight(node, PHONE)] } : { html };

/** Joins two neighbors to one part. */
function joined(first: StaticPart, second: StaticPart): StaticPart {
  const html = first.html + second.html;
  if (!first.heights || !second.heights) return { html };
  const [wide, phone] = first.heights;
  return { html, heights: [wide + second.heights[0], phone + second.heights[1]] };
}

/** Returns a node with its code blocks replaced; notes in which nothing reacts say so. */
function takeCodeOut(node: Node, writer: Writer, parts: StaticPart[], isBelow: boolean): Node {
  if (node.tagName === 'pre') {
    const html = written(node, writer);
    if (html === undefined) return node;
    parts.push(partOf(node, html, isBelow));
    return placeholder(parts.length - 1);
  }
  if (!node.children) return node;
  const children = node.children.map((child) => takeCodeOut(child, writer, parts, isBelow));
  if (node.tagName !== NOTE || children.some(hasComponent)) return { ...node, children };
  return { ...node, children, properties: { ...node.properties, hasLinksOnly: true } };
}

/** Whether a node has a component, other than static HTML. */
const hasComponent = ({ type, tagName, children = [] }: Node): boolean =>
  (type.startsWith('mdxJsx') && tagName !== HTML) || children.some(hasComponent);

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
function placeholder(index: number): Node {
  return {
    type: 'mdxJsxFlowElement',
    tagName: HTML,
    name: HTML,
    attributes: [
      expressionAttribute('of', { type: 'Identifier', name: IMPORTED }),
      expressionAttribute('index', { type: 'Literal', value: index, raw: String(index) }),
    ],
    children: [],
  } as Node;
}
