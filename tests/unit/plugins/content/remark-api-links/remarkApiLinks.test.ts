import path from 'node:path';
import type { Link, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { API_VERSIONS, LATEST_API } from '../../../../../config/apiVersions';
import remarkApiLinks from '../../../../../plugins/content/remark-api-links';

const NEXT = API_VERSIONS.find(({ name }) => name === 'next') ?? LATEST_API;

const references = [
  { folder: 'docs', version: LATEST_API },
  { folder: 'next', version: NEXT },
];

/** The addresses that the links of a page lead to, once the plugin has been over it. */
async function linksOf(markdown: string, page = 'docs/page.mdx'): Promise<string[]> {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  await remarkApiLinks({ references })(tree, { path: path.resolve(page) });
  const urls: string[] = [];
  visit(tree, 'link', (link: Link) => {
    urls.push(link.url);
  });
  return urls;
}

describe('inline code that names an export', () => {
  it('links to its page, the core package first', async () => {
    expect(await linksOf('Use `formatQuery`, or `formatQuery()`, on a `RuleType`.')).toEqual([
      '/api/react-querybuilder/functions/formatQuery',
      '/api/react-querybuilder/functions/formatQuery',
      '/api/react-querybuilder/interfaces/RuleType',
    ]);
    expect(await linksOf('`QueryBuilderDnD`, `useRule`, `defaultOperators`, `Path`')).toEqual([
      '/api/@react-querybuilder/dnd/functions/QueryBuilderDnD',
      '/api/react-querybuilder/functions/useRule',
      '/api/react-querybuilder/variables/defaultOperators',
      '/api/react-querybuilder/type-aliases/Path',
    ]);
  });

  it('stays code where it names nothing, in a heading, and in a link of the author', async () => {
    expect(await linksOf('`noSuchThing` and `formatQuery(query)`')).toEqual([]);
    expect(await linksOf('## `formatQuery`')).toEqual([]);
    expect(await linksOf('[`formatQuery`](./export.mdx)')).toEqual(['./export.mdx']);
  });

  it('stays code in guides that the reference does not describe', async () => {
    expect(await linksOf('`formatQuery`', 'versioned_docs/version-5/page.mdx')).toEqual([]);
  });
});

describe('the guides of another version', () => {
  it('link to the reference of that version', async () => {
    expect(await linksOf('`formatQuery`, `parseSPARQL`, `onAddRule`', 'next/page.mdx')).toEqual([
      '/api/next/react-querybuilder/functions/formatQuery',
      '/api/next/react-querybuilder/functions/parseSPARQL',
      '/api/next/react-querybuilder/functions/QueryBuilder#onaddrule',
    ]);
    expect(await linksOf('`parseSPARQL`')).toEqual([]);
  });

  it('link to the page of an author in the reference of that version, where it exists', async () => {
    const pages = ['', '/react-querybuilder', '/react-querybuilder/functions/add#parameters'];
    const links = (base: string) => pages.map((page) => `${base}${page}`);
    const text = links('/api').map((url) => `[a](${url})`);
    expect(await linksOf(text.join(' '), 'next/page.mdx')).toEqual(links('/api/next'));
    expect(await linksOf(text.join(' '))).toEqual(links('/api'));
    const missing = '/api/@react-querybuilder/bulma';
    expect(await linksOf(`[a](${missing}) [b](/apis)`, 'next/page.mdx')).toEqual([
      missing,
      '/apis',
    ]);
  });
});

describe('inline code that names a prop', () => {
  it('links to the prop of QueryBuilder, or of the component or type in front of the dot', async () => {
    expect(await linksOf('`onAddRule` and `QueryBuilder.fields`')).toEqual([
      '/api/react-querybuilder/functions/QueryBuilder#onaddrule',
      '/api/react-querybuilder/functions/QueryBuilder#fields',
    ]);
    expect(await linksOf('`Field.validator`, `ActionProps.handleOnClick`')).toEqual([
      '/api/react-querybuilder/type-aliases/Field#validator',
      '/api/react-querybuilder/functions/ActionElement#handleonclick',
    ]);
  });

  it('stays code where the name has other meanings', async () => {
    expect(await linksOf('`query`, `context`, `listsAsArrays`, `validator`')).toEqual([]);
  });

  it('links from a table of props to the component that has them', async () => {
    const tree = unified().use(remarkParse).parse('`context`') as Root;
    visit(tree, 'inlineCode', (code) => {
      code.data = { propOf: 'ValueEditorProps' } as never;
    });
    await remarkApiLinks({ references })(tree, { path: path.resolve('docs/page.mdx') });
    expect(JSON.stringify(tree)).toContain(
      '"url":"/api/react-querybuilder/functions/ValueEditor#context"',
    );
  });
});
