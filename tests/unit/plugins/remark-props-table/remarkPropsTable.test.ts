import path from 'node:path';
import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import remarkPropsTable from '../../../../plugins/remark-props-table';

const FOLDERS = {
  docs: 'versions/v8',
  'versioned_docs/version-7': 'versions/v7',
  'versioned_docs/version-5': 'versions/v5',
};

/** The rows of the table that a tag becomes, as text. */
function rowsOf(tag: string, page = 'versioned_docs/version-7/page.mdx'): string[][] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(`# A page\n\n${tag}\n`);
  remarkPropsTable({ packageFolders: FOLDERS })(tree, { path: path.resolve(page) });
  const table = tree.children[1] as Table;
  return table.children.map((row) => row.children.map((cell) => textOf(cell)));
}

describe('a props table', () => {
  it('has name, type, default and whether the property is required', () => {
    const rows = rowsOf(
      '<PropsTable of="QueryBuilderProps" props="autoSelectField onQueryChange" />',
    );
    expect(rows).toEqual([
      ['Name', 'Type', 'Default', 'Required'],
      ['autoSelectField', 'boolean', 'true', 'no'],
      ['onQueryChange', '(query: RG) => void', '–', 'no'],
    ]);
  });

  it('reads the defaults from minified code too', () => {
    const rows = rowsOf(
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

  it('has the type of a property that a union rules out beside another one', () => {
    const rows = rowsOf(
      '<PropsTable of="QueryBuilderProps" props="query defaultQuery" />',
      'versioned_docs/version-5/page.mdx',
    );
    expect(rows.slice(1)).toEqual([
      ['query', 'RG', '–', 'no'],
      ['defaultQuery', 'RG', '–', 'no'],
    ]);
  });

  it('lists required properties as such, and leaves out what it is told to', () => {
    const rows = rowsOf('<PropsTable of="RuleProps" without="context" />');
    expect(rows.find(([name]) => name === 'path')?.at(-1)).toBe('yes');
    expect(rows.map(([name]) => name)).not.toContain('context');
  });

  it('is that of the version that the page belongs to', () => {
    const next = rowsOf('<PropsTable of="QueryBuilderProps" />', 'docs/page.mdx').map(
      ([name]) => name,
    );
    const seven = rowsOf('<PropsTable of="QueryBuilderProps" />').map(([name]) => name);
    expect(next).toContain('showMuteButtons');
    expect(seven).not.toContain('showMuteButtons');
  });

  it.each([
    [
      '<PropsTable of="NoSuchProps" />',
      'page.mdx:3: "NoSuchProps" is not a type that react-querybuilder exports',
    ],
    [
      '<PropsTable of="RuleProps" props="noSuch" />',
      'page.mdx:3: "RuleProps" has no property "noSuch"',
    ],
    ['<PropsTable />', 'page.mdx:3: <PropsTable> needs the name of a type'],
  ])('%s fails with file, line and what to write', (tag, message) => {
    expect(() => rowsOf(tag)).toThrow(message);
  });
});
