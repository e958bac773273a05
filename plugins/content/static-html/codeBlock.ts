import path from 'node:path';
import { externalPage } from '../../../api-extractor/reference/externalDocs.mjs';
import { lineClass } from '../../../src/components/CodeBlock/lineClass';
import { CLASSES, COPY, ICON_BOX } from '../../../src/components/CodeBlock/names';
import { languageOf, readFence } from '../../../src/components/CodeBlock/readFence';
import { type CodeToken, highlight, isMarked } from '../../../src/highlighter/highlight';
import { element, type Node } from './toHtml';

/** The links of a fence: `links="../interfaces/RuleType react:ReactNode"`. */
const LINKS = /\blinks="([^"]+)"/;

/** Names, and what is between them, by turns. */
const NAMES = /([A-Za-z_$][\w$]*)/;

/** Tokens in which a word is no name. */
const TEXT = ['string', 'comment'];

/** The class of code blocks, which the theme gives them, too. */
const BLOCK = 'theme-code-block';

/** The addresses of the names in a code block. */
type Addresses = ReadonlyMap<string, string | undefined>;

/**
 * Reads the links of a fence.
 *
 * @param meta - what follows the language in the fence
 * @param page - the address of the page, which links are relative to: `../interfaces/RuleType`. `react:ReactNode` is
 *   documented elsewhere
 */
function addressesIn(meta: string, page: string): Addresses {
  const links = LINKS.exec(meta)?.[1]?.split(' ') ?? [];
  return new Map(
    links.map((link) => {
      const [home = '', name] = link.split(':');
      if (name) return [name, externalPage(name, home)];
      const address = path.posix.join(page, '..', link);
      return [path.posix.basename(address), address];
    }),
  );
}

/** A piece of code, whose names lead to their addresses. */
function linked({ text, types }: CodeToken, addresses: Addresses): (Node | string)[] {
  if (addresses.size === 0 || types.some((type) => TEXT.includes(type))) return [text];
  return text.split(NAMES).flatMap((part): (Node | string)[] => {
    const href = addresses.get(part);
    return href ? [element('a', { href }, part)] : part ? [part] : [];
  });
}

const shown = (token: CodeToken, addresses: Addresses): (Node | string)[] =>
  isMarked(token)
    ? [
        element(
          'span',
          { className: ['token', ...token.types], style: `color:${token.color}` },
          ...linked(token, addresses),
        ),
      ]
    : linked(token, addresses);

const copyButton = () =>
  element(
    'button',
    { type: 'button', className: 'clean-btn', ariaLabel: COPY.label, title: COPY.title },
    element('svg', { viewBox: ICON_BOX, ariaHidden: 'true' }, element('path', { d: COPY.icon })),
  );

/** The text of an element that contains nothing else. */
const textOf = ({ children = [] }: Node) => children.map(({ value = '' }) => value).join('');

/** Whether a node is a code block that {@link codeBlock} has written. */
export const isCodeBlock = ({ properties }: Node): boolean =>
  [properties?.className].flat().includes(BLOCK);

/**
 * Writes a code block of Markdown as `src/components/CodeBlock` renders others, and with links in the code.
 *
 * @param node - an element of a page
 * @param page - the address of the page
 * @returns the block, or `undefined` when the element is no code block, or contains more than text
 */
export function codeBlock({ tagName, children = [] }: Node, page: string): Node | undefined {
  const [code] = children;
  const isText = code?.children?.every(({ type }) => type === 'text');
  if (tagName !== 'pre' || code?.tagName !== 'code' || !isText) return undefined;
  const { className = [], metastring } = code.properties ?? {};
  const meta = String(metastring ?? '');
  const language = languageOf([className].flat().join(' '));
  const fence = readFence(textOf(code), meta);
  const addresses = addressesIn(meta, page);
  const lines = highlight(fence.code, language).map((line, index) =>
    element(
      'span',
      { className: lineClass(line, fence.highlighted.has(index)) },
      ...line.flatMap((token) => shown(token, addresses)),
      element('br', {}),
    ),
  );
  const numbered = fence.firstLine !== undefined && {
    className: CLASSES.numbered,
    style: `counter-reset:line ${fence.firstLine - 1}`,
  };
  return element(
    'div',
    { className: [`language-${language}`, BLOCK] },
    ...(fence.title ? [element('div', { className: CLASSES.title }, fence.title)] : []),
    element(
      'div',
      { className: CLASSES.content },
      element(
        'pre',
        { tabIndex: 0, className: ['prism-code', `language-${language}`, 'thin-scrollbar'] },
        element('code', { ...numbered }, ...lines),
      ),
      element('div', { className: CLASSES.buttons, 'data-needs-scripts': true }, copyButton()),
    ),
  );
}

/**
 * Writes the code blocks in an element.
 *
 * @param node - the element
 * @param page - the address of the page
 */
export function withCodeBlocks(node: Node, page: string): Node {
  const block = codeBlock(node, page);
  if (block) return block;
  if (node.type !== 'element' || !node.children) return node;
  return { ...node, children: node.children.map((child) => withCodeBlocks(child, page)) };
}
