import path from 'node:path';
import type { InlineCode, Parents, Root, Table, TableCell, TableRow, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import { loadModel } from '../../../packageModel';
import { coreExports } from '../../../packageModel/lookUp';
import type { Member } from '../../../packageModel/types';

/** The tag that an author writes. */
const TAG = 'PropsTable';

interface Options {
  /** Where the packages of a folder of guides are installed, by that folder. */
  packageFolders: Record<string, string>;
}

/**
 * Remark plugin: turns `<PropsTable of="RuleProps" />` into a table of the properties that the type
 * has in the version that the page describes: name, type, default, and whether it is required.
 *
 * `props="a b"` keeps the properties named, in that order, and `without="a b"` leaves some out.
 *
 * @param options - see {@link Options}
 * @throws Error naming file, line and what to write instead, for an unknown type or property
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
        const props = await selectProps(node, packagesOf(file.path, packageFolders));
        const table = tableOf(props, attribute(node, 'of') as string);
        (parent.children as unknown[])[parent.children.indexOf(node as never)] = table;
      } catch (error) {
        const line = node.position?.start.line;
        throw new Error(
          `${path.relative(process.cwd(), file.path)}:${line}: ${(error as Error).message}`,
        );
      }
    }
  };
}

function packagesOf(file: string, packageFolders: Record<string, string>): string {
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

/** A default that no single line states is in the text around the table. */
function defaultCell({ default: value, hasComplexDefault }: Member): Text | InlineCode {
  if (hasComplexDefault || value?.includes('\n')) return text('see text');
  return value ? code(value) : text('–');
}

/** Other plugins find the type in the data of the name. */
function tableOf(props: Member[], typeName: string): Table {
  const header = row(...['Name', 'Type', 'Default', 'Required'].map((title) => cell(text(title))));
  const rows = props.map((prop) =>
    row(
      cell({ ...code(prop.name), data: { propOf: typeName } as InlineCode['data'] }),
      cell(code(prop.type.text)),
      cell(defaultCell(prop)),
      cell(text(prop.optional ? 'no' : 'yes')),
    ),
  );
  return { type: 'table', align: [null, null, null, null], children: [header, ...rows] };
}
