import path from 'node:path';
import { API_VERSIONS } from '../../../config/apiVersions';
import { completeLinks, scrolling, TEXT, takeOut, withoutLineBreaks } from './takeOut';
import { type Node, toHtml } from './toHtml';
import { withHeadingLink } from './withHeadingLink';

/** Long types are folded; a guide's sections that fold are components, which move. */
const STATIC = [...TEXT, 'details'];

/** The columns of a table of members. */
const MEMBERS = 'Name Type Required Default Description';

/**
 * Rehype plugin: takes headings, tables, paragraphs, lists and code of the API reference out of a page's script, into data
 * that the page imports.
 *
 * In each row of a table, the first anchor of the first cell becomes the row's id, and a row with one
 * text only becomes the heading of the rows below it.
 *
 * @param options - the base path of the site
 */
export default function rehypeStaticReference({ baseUrl }: { baseUrl: string }) {
  return (tree: Node, file: { path: string }) => {
    const write = (node: Node) => staticHtml(node, baseUrl);
    takeOut(tree, { write, page: addressOf(file.path), baseUrl });
  };
}

/** The address of a page of the reference, below the base path of the site. */
function addressOf(file: string): string {
  for (const { pages, route } of API_VERSIONS) {
    const [name, ...above] = path.relative(pages, file).split(path.sep).reverse();
    if (above.includes('..')) continue;
    const page = path.parse(name as string).name;
    return path.posix.join(route, ...above.reverse(), page === 'index' ? '' : page);
  }
  throw new Error(
    `${file} is in none of the folders of the API reference: see config/apiVersions.ts.`,
  );
}

function staticHtml(node: Node, baseUrl: string): string | undefined {
  if (!STATIC.includes(node.tagName ?? '')) return undefined;
  completeLinks(node, baseUrl);
  if (node.tagName !== 'table') return toHtml(withHeadingLink(node));
  const table = withoutLineBreaks(node);
  const isMembers = textOf(rowsOf(table)[0]) === MEMBERS;
  for (const row of rowsOf(table)) moveIdToRow(row);
  if (isMembers) {
    groupRows(table);
    table.properties = { className: 'members' };
    return toHtml(table);
  }
  const html = toHtml(table);
  return html && scrolling(html);
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
