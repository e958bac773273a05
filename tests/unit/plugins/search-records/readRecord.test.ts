import { describe, expect, it } from 'vitest';
import { readRecord } from '../../../../plugins/search-records/readRecord';

interface Parts {
  head?: string;
  main?: string;
}

const TAG = '<meta name=docsearch:docusaurus_tag content=docs-default-7>';
const DESCRIPTION = '<meta name=description content="How to export &amp; import a query">';

const page = ({ head = TAG + DESCRIPTION, main = '<h1>Export</h1>' }: Parts) =>
  `<!doctype html><html><head>${head}</head><body><nav><h2 id=menu>Menu</h2></nav><main>${main}</main><footer><h2 id=foot>Community</h2></footer></body></html>`;

const hashLink = (id: string) =>
  `<a href=#${id} class=hash-link aria-label="Direct link" translate=no>\u200b</a>`;

describe('readRecord', () => {
  it('reads the title, description and headings of a page', () => {
    const main = `<header><h1>Export</h1></header>
      <h2 class=anchor id=sql>SQL${hashLink('sql')}</h2>
      <h3 class=anchor id=parameterized><code>parameterized</code> format${hashLink('parameterized')}</h3>
      <h4 id=deep>Deep</h4>
      <h2>Without anchor</h2>`;
    expect(readRecord('/docs/utils/export', page({ main }))).toEqual({
      tag: 'docs-default-7',
      record: {
        url: '/docs/utils/export',
        title: 'Export',
        description: 'How to export & import a query',
        headings: [
          { text: 'SQL', anchor: 'sql' },
          { text: 'parameterized format', anchor: 'parameterized' },
        ],
      },
    });
  });

  it('takes the first of several titles, as plain text', () => {
    const main = `<h1>The <code>&lt;QueryBuilder&gt;</code>${hashLink('a')}</h1><h1>Second</h1>`;
    expect(readRecord('/a', page({ main }))?.record.title).toBe('The <QueryBuilder>');
  });

  it('does without a description', () => {
    expect(readRecord('/a', page({ head: TAG }))?.record.description).toBe('');
  });

  it.each<[string, Parts]>([
    ['forwards', { main: '<h1>Moved</h1><p data-forward=/docs/b>This page moved.</p>' }],
    [
      'search engines are kept from',
      { head: `${TAG}<meta name=robots content="noindex, nofollow">` },
    ],
    ['has no title', { main: '<p>Text</p>' }],
    ['has an empty title', { main: `<h1>${hashLink('a')}</h1>` }],
    ['belongs to no tag', { head: DESCRIPTION }],
  ])('finds nothing of a page that %s', (_, parts) => {
    expect(readRecord('/a', page(parts))).toBeUndefined();
  });
});
