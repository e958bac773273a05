import path from 'node:path';
import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
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
  const tree: Root = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMdx)
    .parse(`# A page\n\n${tag}\n`);
  await remarkPropsTable({ packageFolders: FOLDERS })(tree, { path: path.resolve(page) });
  const table = tree.children[1] as Table;
  return table.children.map((row) => row.children.map((cell) => textOf(cell)));
}

describe('a props table', () => {
  it('has name, type and default', async () => {
    const rows = await rowsOf(
      '<PropsTable of="QueryBuilderProps" props="autoSelectField onQueryChange" />',
    );
    expect(rows).toEqual([
      ['Prop', 'Type', 'Default'],
      ['autoSelectField', 'boolean', 'true'],
      ['onQueryChange', '(query: RG) => void', '–'],
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
      ['query', 'RG', '–'],
      ['defaultQuery', 'RG', '–'],
    ]);
  });

  it('lists required properties as such, and leaves out what it is told to', async () => {
    const rows = await rowsOf('<PropsTable of="RuleProps" without="context" />');
    expect(rows.find(([name]) => name === 'path')?.at(-1)).toBe('required');
    expect(rows.map(([name]) => name)).not.toContain('context');
  });

  it('has the columns of a table below that describes the properties, in its order', async () => {
    const rows = await rowsOf(
      '<PropsTable of="RuleProps" props="path rule id" />\n\n| Prop | What it does |\n| --- | --- |\n| `id` | Its id |\n| `rule` | The rule |',
    );
    expect(rows).toEqual([
      ['Prop', 'What it does'],
      ['id string', 'Its id'],
      ['rule RuleType<F, O> · required', 'The rule'],
      ['path Path · required', ''],
    ]);
  });

  it('has one row for the properties that one row below describes', async () => {
    const rows = await rowsOf(
      '<PropsTable of="QueryBuilderProps" props="autoSelectField autoSelectOperator" />\n\n| Prop | What it does |\n| --- | --- |\n| `autoSelectField`, `autoSelectOperator` | Both |',
    );
    expect(rows.slice(1)).toEqual([
      ['autoSelectField boolean · default: trueautoSelectOperator boolean · default: true', 'Both'],
    ]);
  });

  it('leaves another table below as it is', async () => {
    const rows = await rowsOf(
      '<PropsTable of="RuleProps" props="path" />\n\n| Value | Meaning |\n| --- | --- |\n| `a` | A |',
    );
    expect(rows[0]).toEqual(['Prop', 'Type', 'Default']);
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
    [
      '<PropsTable of="RuleProps" props="path" />\n\n| Prop | What it does |\n| --- | --- |\n| `pth` | A |',
      'page.mdx:3: The table below describes "pth"',
    ],
  ])('%s fails with file, line and what to write', async (tag, message) => {
    await expect(rowsOf(tag)).rejects.toThrow(message);
  });
});
