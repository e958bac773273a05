import path from 'node:path';
import type {
  Emphasis,
  InlineCode,
  Parents,
  PhrasingContent,
  Root,
  Table,
  TableCell,
  TableRow,
  Text,
} from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { loadModel } from '../../../packageModel';
import { coreExports } from '../../../packageModel/lookUp';
import type { Member } from '../../../packageModel/types';
import { rowNames } from '../remark-row-anchors/rowNames';

/** The tag that an author writes. */
const TAG = 'PropsTable';

/** The classes of the table, and of what stands below a name; `site.css` has their styles. */
const TABLE_CLASS = 'props-table';
const DETAILS_CLASS = 'props-table-details';

/** What a cell says of a property without a default. */
const NO_DEFAULT = '–';

/** The title of the first column, also of a table that describes properties. */
const FIRST_TITLE = 'Prop';

interface Options {
  /** Where the packages of a folder of guides are installed, by that folder. */
  packageFolders: Record<string, string>;
}

/**
 * Remark plugin: turns `<PropsTable of="RuleProps" />` into a table of the properties that the type
 * has in the version that the page describes: name, type, and default.
 *
 * `props="a b"` keeps the properties named, in that order, and `without="a b"` leaves some out. A table
 * right below the tag whose first column is "Prop" describes the properties: it becomes part of the same
 * table, whose rows then have its order. A row that describes several properties has all of them.
 *
 * @param options - see {@link Options}
 * @throws Error naming file, line and what to write instead, for an unknown type or property, also in the
 *   table below
 */
export default function remarkPropsTable({ packageFolders }: Options) {
  return async (tree: Root, file: { path: string }) => {
    const tags: { node: MdxJsxFlowElement; parent: Parents }[] = [];
    visitParents(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, ancestors) => {
      const parent = ancestors.at(-1);
      if (node.name === TAG && parent) tags.push({ node, parent });
    });
    for (const { node, parent } of tags) {
      try {
        const props = await selectProps(node, packageFolderOf(file.path, packageFolders));
        const typeName = attribute(node, 'of') as string;
        const index = parent.children.indexOf(node as never);
        const descriptions = descriptionsIn(parent.children[index + 1]);
        const table = descriptions
          ? describedTableOf(props, typeName, descriptions)
          : tableOf(props, typeName);
        parent.children.splice(index, descriptions ? 2 : 1, table as never);
      } catch (error) {
        const line = node.position?.start.line;
        throw new Error(
          `${path.relative(process.cwd(), file.path)}:${line}: ${(error as Error).message}`,
        );
      }
    }
  };
}

function packageFolderOf(file: string, packageFolders: Record<string, string>): string {
  const relative = path.relative(process.cwd(), file);
  const folder = Object.keys(packageFolders).find((guides) =>
    relative.startsWith(guides + path.sep),
  );
  if (!folder) throw new Error(`<${TAG}> is for the guides; this file belongs to no docs version.`);
  return packageFolders[folder] as string;
}

async function readProps(packages: string, typeName: string): Promise<Member[]> {
  const model = await loadModel(process.cwd(), packages);
  const members = coreExports(model).find(({ name }) => name === typeName)?.members;
  if (members) return members;
  throw new Error(
    `"${typeName}" is not a type with properties that react-querybuilder exports in ${packages}: correct the name.`,
  );
}

async function selectProps(node: MdxJsxFlowElement, packages: string): Promise<Member[]> {
  const typeName = attribute(node, 'of');
  if (!typeName) throw new Error(`<${TAG}> needs the name of a type: write of="RuleProps".`);
  const all = await readProps(packages, typeName);
  const named = (list: string) =>
    list.split(/\s+/).map((name) => {
      const prop = all.find((candidate) => candidate.name === name);
      if (!prop) {
        throw new Error(
          `"${typeName}" has no property "${name}" in ${packages}; it has ${all.map((candidate) => candidate.name).join(', ')}.`,
        );
      }
      return prop;
    });
  const only = attribute(node, 'props');
  const without = attribute(node, 'without');
  const left = without ? new Set(named(without)) : new Set<Member>();
  return (only ? named(only) : all).filter((prop) => !left.has(prop));
}

function attribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value.trim() : undefined;
}

const text = (value: string): Text => ({ type: 'text', value });
const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
const cell = (child?: Text | InlineCode): TableCell => ({
  type: 'tableCell',
  children: child ? [child] : [],
});
const row = (...children: TableCell[]): TableRow => ({ type: 'tableRow', children });

/** The default of a property, or that it has none because it is required. */
function defaultOf({ default: value, hasComplexDefault, optional }: Member): Text | InlineCode {
  if (!optional) return text('required');
  // A default that no single line states is in the text around the table.
  if (hasComplexDefault || value?.includes('\n')) return text('see text');
  return value ? code(value) : text(NO_DEFAULT);
}

/** What stands below the name of a property: its type, and its default or that it is required. */
function detailsOf(member: Member): Emphasis {
  const value = defaultOf(member);
  const label = member.optional ? ' · default: ' : ' · ';
  return {
    type: 'emphasis',
    data: { isDetail: true, hName: 'span', hProperties: { className: [DETAILS_CLASS] } } as never,
    children: [
      text(' '),
      code(member.type.text),
      ...(value.value === NO_DEFAULT ? [] : [text(label), value]),
    ],
  };
}

/** What an author writes about properties: the titles of the columns, and rows of names and texts. */
interface Descriptions {
  titles: TableCell[];
  rows: { names: string[]; cells: TableCell[] }[];
}

/** Reads the table below a tag, if it is one of descriptions. */
function descriptionsIn(node: Parents['children'][number] | undefined): Descriptions | undefined {
  if (node?.type !== 'table') return undefined;
  const [header, ...rows] = node.children;
  const [first, ...titles] = header?.children ?? [];
  if (!first || textOf(first) !== FIRST_TITLE) return undefined;
  return {
    titles,
    rows: rows.map((each) => ({ names: rowNames(each), cells: each.children.slice(1) })),
  };
}

/** Joins the properties with the texts about them, in the order of the texts. */
function joinRows(
  props: Member[],
  { titles, rows }: Descriptions,
  typeName: string,
): { members: Member[]; cells: TableCell[] }[] {
  const left = new Map(props.map((prop) => [prop.name, prop]));
  const described = rows.map(({ names, cells }) => {
    const members = names.map((name) => {
      const prop = left.get(name);
      if (!prop) {
        throw new Error(
          `The table below describes "${name}", which <${TAG} of="${typeName}"> does not list, or lists once: correct the name or the tag.`,
        );
      }
      left.delete(name);
      return prop;
    });
    return { members, cells };
  });
  const others = [...left.values()].map((prop) => ({
    members: [prop],
    cells: titles.map(() => cell()),
  }));
  return [...described, ...others];
}

/** Other plugins find the type in the data of the name. */
const nameOf = (member: Member, typeName: string): InlineCode => ({
  ...code(member.name),
  data: { propOf: typeName } as InlineCode['data'],
});

/** A table of names, types and defaults. */
function tableOf(props: Member[], typeName: string): Table {
  const header = row(...[FIRST_TITLE, 'Type', 'Default'].map((title) => cell(text(title))));
  const rows = props.map((prop) =>
    row(cell(nameOf(prop, typeName)), cell(code(prop.type.text)), cell(defaultOf(prop))),
  );
  return { type: 'table', children: [header, ...rows] };
}

/** Several texts of a row have the titles of their columns, which a narrow page shows before them. */
const titled = (cells: TableCell[], { titles }: Descriptions): TableCell[] =>
  titles.length < 2
    ? cells
    : cells.map((each, i) => ({
        ...each,
        data: { hProperties: { dataTitle: textOf(titles[i] as TableCell) } },
      }));

/** A table of names and what is written about them. Types and defaults stand below the names. */
function describedTableOf(props: Member[], typeName: string, descriptions: Descriptions): Table {
  const rows = joinRows(props, descriptions, typeName).map(({ members, cells }) => {
    const names = members.flatMap((member, i): PhrasingContent[] => [
      ...(i > 0 ? [{ type: 'break' } as const] : []),
      nameOf(member, typeName),
      detailsOf(member),
    ]);
    return row({ type: 'tableCell', children: names }, ...titled(cells, descriptions));
  });
  return {
    type: 'table',
    data: { hProperties: { className: [TABLE_CLASS] } },
    children: [row(cell(text(FIRST_TITLE)), ...descriptions.titles), ...rows],
  };
}
