import path from 'node:path';
import type { Link, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import remarkApiLinks from '../../../../../plugins/content/remark-api-links';

/** The addresses that the links of a page lead to, once the plugin has been over it. */
async function linksOf(markdown: string, page = 'docs/page.mdx'): Promise<string[]> {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  await remarkApiLinks({ folders: ['docs'] })(tree, { path: path.resolve(page) });
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
    await remarkApiLinks({ folders: ['docs'] })(tree, { path: path.resolve('docs/page.mdx') });
    expect(JSON.stringify(tree)).toContain(
      '"url":"/api/react-querybuilder/functions/ValueEditor#context"',
    );
  });
});
