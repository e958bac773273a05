import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Blockquote, Code, Paragraph, PhrasingContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

type Node = Root | RootContent;

/** The part of a page that is the guide or the reference itself. */
const CONTENT = /<div class="theme-doc-markdown markdown">/;
/** Highlighted code. */
const PRE = /(<pre[^>]*>)(.*?)(<\/pre>)/gs;
/** What ends it: the links to the previous and the next page, or the end of the article. */
const END = /<footer class="theme-doc-footer|<\/article>/;

/** Elements that only work on the page. */
const CONTROLS = new Set(['button', 'script', 'style', 'svg', 'template', 'noscript', 'form']);

const isElement = (node: Node): node is Element => node.type === 'element';

const classesOf = ({ properties }: Element) =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

const hasClass = (element: Element, part: string) =>
  classesOf(element).some((name) => name.startsWith(part));

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether an element is of no use outside the page: controls, marks, and what a live example shows. */
function isLeftOut(element: Element): boolean {
  const { properties, tagName } = element;
  return (
    CONTROLS.has(tagName) ||
    hasClass(element, 'hash-link') ||
    'inert' in properties ||
    // An anchor; its name says nothing in Markdown.
    (tagName === 'a' && !('href' in properties))
  );
}

const isCode = (node: Node) => isElement(node) && hasClass(node, 'theme-code-block');

/** The code blocks in a node, outside of what a live example shows. */
function codeIn(node: ElementContent): ElementContent[] {
  if (!isElement(node) || isLeftOut(node)) return [];
  return isCode(node) ? [node] : node.children.flatMap(codeIn);
}

const paragraph = (text: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'strong',
      properties: {},
      children: [{ type: 'text', value: text }],
    },
  ],
});

/** Gives the panels of tabs the names of their tabs. */
function namePanels(tabs: Element): ElementContent[] {
  const [list, panels] = tabs.children.filter(isElement);
  const names = (list as Element).children.map(textOf);
  return (panels as Element).children
    .filter(isElement)
    .flatMap((panel, index) => [paragraph(names[index] as string), ...panel.children]);
}

/** What a node of the page becomes: nothing, itself, or what it contains. */
function shownFor(node: RootContent): RootContent[] {
  if (node.type === 'comment') return [];
  if (!isElement(node)) return [node];
  if (isLeftOut(node)) return [];
  // Panels may contain examples, or tabs of their own.
  if (hasClass(node, 'theme-tabs-container')) return namePanels(node).flatMap(shownFor);
  // Its result is shown on the page; its code follows.
  if ('dataLiveExample' in node.properties) return node.children.flatMap(codeIn);
  return [node];
}

/** Prepares what the page shows for readers: without controls, with all tabs, and with complete addresses. */
function prepare(node: Node, address: string): void {
  if (!('children' in node)) return;
  node.children = node.children.flatMap(shownFor) as typeof node.children;
  for (const child of node.children) {
    if (isElement(child)) {
      for (const name of ['href', 'src']) {
        const target = child.properties[name];
        if (target !== undefined) child.properties[name] = new URL(String(target), address).href;
      }
    }
    prepare(child, address);
  }
}

/** Makes a code block with its language and the name of its file. */
function codeBlock(block: Element): Code {
  const find = (node: Element, isIt: (one: Element) => boolean): Element | undefined => {
    if (isIt(node)) return node;
    for (const child of node.children.filter(isElement)) {
      const found = find(child, isIt);
      if (found) return found;
    }
    return undefined;
  };
  const pre = find(block, ({ tagName }) => tagName === 'pre') as Element;
  const title = find(block, (one) => hasClass(one, 'code-block-title'));
  const language = classesOf(pre).find((name) => name.startsWith('language-'));
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? 'text',
    meta: title ? `title="${textOf(title)}"` : null,
    value: textOf(pre).trimEnd(),
  };
}

const processor = (address: string) =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => prepare(tree, address))
    .use(rehypeRemark, {
      handlers: {
        div(state, element: Element) {
          if (isCode(element)) return codeBlock(element);
          const children = state.toFlow(state.all(element));
          return hasClass(element, 'theme-admonition')
            ? ({ type: 'blockquote', children } as Blockquote)
            : children;
        },
        summary: (state, element: Element): Paragraph => ({
          type: 'paragraph',
          children: [{ type: 'strong', children: state.all(element) as PhrasingContent[] }],
        }),
      },
    })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', fences: true, rule: '-' });

/** Removes from code the elements that color it: they are most of a page, and take most of the time. */
const withoutColors = (_: string, start: string, code: string, end: string) =>
  start + code.replace(/<br[^>]*>/g, '\n').replace(/<[^>]*>/g, '') + end;

/**
 * Turns a built page into Markdown: everything a reader can see, all tabs and complete code included.
 *
 * @param html - the HTML of a guide or a page of the API reference
 * @param address - the address of the page, to which links are resolved
 * @returns Markdown; `undefined` for a page that is neither
 */
export function toMarkdown(html: string, address: string): string | undefined {
  const start = CONTENT.exec(html);
  if (!start) return undefined;
  const rest = html.slice(start.index);
  const content = rest.slice(0, END.exec(rest)?.index).replace(PRE, withoutColors);
  return String(processor(address).processSync(content));
}
