import path from 'node:path';
import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import remarkPropsTable from '../../../../../plugins/content/remark-props-table';

const FOLDERS = {
  docs: 'versions/v8',
  'versioned_docs/version-7': 'versions/v7',
  'versioned_docs/version-5': 'versions/v5',
};

/** The rows of the table that a tag becomes, as text. */
async function rowsOf(
  tag: string,
  page = 'versioned_docs/version-7/page.mdx',
): Promise<string[][]> {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(`# A page\n\n${tag}\n`);
  await remarkPropsTable({ packageFolders: FOLDERS })(tree, { path: path.resolve(page) });
  const table = tree.children[1] as Table;
  return table.children.map((row) => row.children.map((cell) => textOf(cell)));
}

describe('a props table', () => {
  it('has name, type, default and whether the property is required', async () => {
    const rows = await rowsOf(
      '<PropsTable of="QueryBuilderProps" props="autoSelectField onQueryChange" />',
    );
    expect(rows).toEqual([
      ['Name', 'Type', 'Default', 'Required'],
      ['autoSelectField', 'boolean', 'true', 'no'],
      ['onQueryChange', '(query: RG) => void', '–', 'no'],
    ]);
  });

  it('reads the defaults from minified code too', async () => {
    const rows = await rowsOf(
      '<PropsTable of="QueryBuilderProps" props="autoSelectField operators onQueryChange showNotToggle onAddRule" />',
      'versioned_docs/version-5/page.mdx',
    );
    expect(rows.map(([name, , defaultValue]) => [name, defaultValue]).slice(1)).toEqual([
      ['autoSelectField', 'true'],
      ['operators', 'defaultOperators'],
      ['onQueryChange', '–'],
      ['showNotToggle', 'false'],
      ['onAddRule', '(value) => value'],
    ]);
  });

  it('has the type of a property that a union rules out next to another one', async () => {
    const rows = await rowsOf(
      '<PropsTable of="QueryBuilderProps" props="query defaultQuery" />',
      'versioned_docs/version-5/page.mdx',
    );
    expect(rows.slice(1)).toEqual([
      ['query', 'RG', '–', 'no'],
      ['defaultQuery', 'RG', '–', 'no'],
    ]);
  });

  it('lists required properties as such, and leaves out what it is told to', async () => {
    const rows = await rowsOf('<PropsTable of="RuleProps" without="context" />');
    expect(rows.find(([name]) => name === 'path')?.at(-1)).toBe('yes');
    expect(rows.map(([name]) => name)).not.toContain('context');
  });

  it('is that of the version that the page belongs to', async () => {
    const namesOn = async (page: string) =>
      (await rowsOf('<PropsTable of="QueryBuilderProps" />', page)).map(([name]) => name);
    expect(await namesOn('docs/page.mdx')).toContain('showMuteButtons');
    expect(await namesOn('versioned_docs/version-7/page.mdx')).not.toContain('showMuteButtons');
  });

  it.each([
    [
      '<PropsTable of="NoSuchProps" />',
      'page.mdx:3: "NoSuchProps" is not a type with properties that react-querybuilder exports',
    ],
    [
      '<PropsTable of="RuleProps" props="noSuch" />',
      'page.mdx:3: "RuleProps" has no property "noSuch"',
    ],
    ['<PropsTable />', 'page.mdx:3: <PropsTable> needs the name of a type'],
  ])('%s fails with file, line and what to write', async (tag, message) => {
    await expect(rowsOf(tag)).rejects.toThrow(message);
  });
});
