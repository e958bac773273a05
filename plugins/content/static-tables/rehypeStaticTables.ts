import path from 'node:path';
import { expressionAttribute, importStaticHtml } from './pageNodes';
import { type Node, toHtml } from './toHtml';

/** The name of the component that shows the HTML; `src/theme/MDXComponents.tsx` provides it. */
const COMPONENT = 'static';

/** The name that the HTML is imported by. */
const IMPORTED = 'html';

/** What needs no component: all but headings, which the table of contents follows, and code. */
const STATIC = new Set(['blockquote', 'details', 'dl', 'ol', 'p', 'table', 'ul']);

/** How many names the index of a package lists as part of its script. */
const MAX_ITEMS = 500;

/** The columns of a table of members. */
const MEMBERS = 'Name Type Required Default Description';

/**
 * Rehype plugin: takes tables, paragraphs and lists out of a page's script, into data that the page
 * imports.
 *
 * In each row of a table, the first anchor of the first cell becomes the row's id, and a row with one
 * text only becomes the heading of the rows below it.
 */
export default function rehypeStaticTables() {
  return (tree: Node, file: { path: string }) => {
    const isIndex = path.basename(file.path) === 'index.md';
    // The box that finds names is a component, and what is below it is small as a script, too.
    if (isIndex && countItems(tree) <= MAX_ITEMS) return;
    const parts: string[] = [];
    const children: Node[] = [];
    for (const node of (tree.children ?? []).filter(({ type }) => type !== 'text')) {
      const isKept = isIndex && node.tagName !== 'ul';
      const html = isKept ? undefined : staticHtml(node);
      if (html === undefined) children.push(node);
      else if (children.at(-1)?.tagName === COMPONENT) parts.push(`${parts.pop()}${html}`);
      else {
        children.push(placeholder(parts.length));
        parts.push(html);
      }
    }
    tree.children =
      parts.length > 0 ? [importStaticHtml(IMPORTED, parts) as Node, ...children] : children;
  };
}

/** The items of all lists of a page. */
const countItems = ({ tagName, children = [] }: Node): number =>
  children.reduce((sum, child) => sum + countItems(child), tagName === 'li' ? 1 : 0);

function staticHtml(node: Node): string | undefined {
  if (!STATIC.has(node.tagName ?? '')) return undefined;
  completeLinks(node);
  if (node.tagName !== 'table') return toHtml(node);
  const table = withoutLineBreaks(node);
  const isMembers = textOf(rowsOf(table)[0]) === MEMBERS;
  for (const row of rowsOf(table)) moveIdToRow(row);
  if (isMembers) {
    groupRows(table);
    table.properties = { className: 'members' };
    return toHtml(table);
  }
  const html = toHtml(table);
  // A table that is wider than the page scrolls by itself, also by keyboard.
  return html && `<div class="table-scroll" tabindex="0">${html}</div>`;
}

/** The texts of the children of an element. */
const textOf = (node: Node | undefined): string =>
  (node?.children ?? [])
    .map((child) => child.value ?? textOf(child))
    .join(' ')
    .trim();

/** Splits the rows into groups, each with its heading, and makes their first cells headings, too. */
function groupRows(table: Node): void {
  const groups: Node[] = [];
  for (const section of table.children ?? []) {
    if (section.tagName !== 'tbody') {
      groups.push(section);
      continue;
    }
    for (const row of section.children ?? []) {
      const [first, ...others] = row.children ?? [];
      const isHeading = first && others.every(({ children = [] }) => children.length === 0);
      if (first) {
        first.tagName = 'th';
        first.properties = isHeading
          ? { colSpan: others.length + 1, scope: 'rowgroup' }
          : { scope: 'row' };
      }
      if (isHeading) row.children = [first];
      if (isHeading || groups.at(-1)?.tagName !== 'tbody') {
        groups.push({ type: 'element', tagName: 'tbody', children: [] });
      }
      groups.at(-1)?.children?.push(row);
    }
  }
  table.children = groups;
}

const rowsOf = (table: Node) =>
  (table.children ?? []).flatMap(({ children = [] }) =>
    children.filter(({ tagName }) => tagName === 'tr'),
  );

const isAnchor = ({ tagName, properties = {}, children = [] }: Node) =>
  tagName === 'a' && properties.id !== undefined && children.length === 0;

function moveIdToRow(row: Node): void {
  const first = row.children?.find(({ type }) => type === 'element');
  const anchor = first?.tagName === 'td' ? first.children?.[0] : undefined;
  if (!first || !anchor || !isAnchor(anchor)) return;
  row.properties = { ...row.properties, id: anchor.properties?.id };
  first.children?.shift();
}

/** Writes links as those of the site are: without a slash at the end, other sites in a new tab. */
function completeLinks(node: Node): void {
  const { tagName, properties, children = [] } = node;
  const href = tagName === 'a' && properties?.href ? String(properties.href) : '';
  if (/^https?:/.test(href)) {
    node.properties = { ...properties, target: '_blank', rel: 'noopener noreferrer' };
  } else if (href) {
    node.properties = { ...properties, href: href.replace(/(?<=.)\/(?=$|[#?])/, '') };
  }
  children.forEach(completeLinks);
}

const SECTIONS = new Set(['table', 'thead', 'tbody', 'tr']);

/** Between rows and cells, spaces say nothing. */
function withoutLineBreaks(node: Node): Node {
  if (!SECTIONS.has(node.tagName as string)) return node;
  const children = (node.children ?? []).filter(({ type }) => type !== 'text');
  return { ...node, children: children.map(withoutLineBreaks) };
}

/** `<static of={html} index={0} />`, of a name that MDX looks up among the components. */
function placeholder(index: number): Node {
  return {
    type: 'mdxJsxFlowElement',
    tagName: COMPONENT,
    name: COMPONENT,
    attributes: [
      expressionAttribute('of', { type: 'Identifier', name: IMPORTED }),
      expressionAttribute('index', { type: 'Literal', value: index, raw: String(index) }),
    ],
    children: [],
  } as Node;
}
