import { describe, expect, it } from 'vitest';
import { embeddedClient, wordsOf } from '../../../src/search/embeddedClient';
import { recordsPath, type SearchRecord } from '../../../src/search/SearchClient';

const GUIDES = 'docs-default-7';
const API = 'docs-api-current';

const record = (url: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  url,
  title,
  description: '',
  headings: [],
  ...more,
});

const published: Record<string, SearchRecord[]> = {
  [recordsPath(GUIDES)]: [
    record('/docs/utils/export', 'Export', {
      description: 'Write a query as SQL and other formats',
      headings: [
        { text: 'Parameterized SQL', anchor: 'parameterized-sql' },
        { text: 'Value processors', anchor: 'value-processors' },
      ],
    }),
    record('/docs/components/valueeditor', 'ValueEditor', {
      description: 'The control of the value of a rule',
    }),
    record('/docs/styling', 'Styling', { headings: [{ text: 'Bootstrap', anchor: 'bootstrap' }] }),
    record('/docs/bootstrap', 'Bootstrap', {
      headings: [{ text: 'Bootstrap icons', anchor: 'bootstrap-icons' }],
    }),
  ],
  [recordsPath(API)]: [
    record('/api/formatQuery', 'formatQuery()', { description: 'Writes a query' }),
    record('/api/parseSQL', 'parseSQL()'),
  ],
};

/** A client that reads the records above, and what it has asked for. */
function client(fail: (path: string, nth: number) => boolean = () => false) {
  const asked: string[] = [];
  const search = embeddedClient(async (path) => {
    asked.push(path);
    if (fail(path, asked.length)) throw new Error(`${path} answered 503`);
    return published[path];
  });
  const urls = async (query: string, tags = [GUIDES, API]) =>
    (await search.search(query, tags)).map(({ url }) => url);
  return { search: search.search, urls, asked };
}

describe('wordsOf', () => {
  it.each([
    ['Hello, world!', ['hello', 'world']],
    ['RuleGroupBody', ['rulegroupbody', 'rule', 'group', 'body']],
    ['parseSQL()', ['parsesql', 'parse', 'sql']],
    ['@react-querybuilder/antd', ['react', 'querybuilder', 'antd']],
    ['défaut Änderung', ['défaut', 'änderung']],
    ['  ', []],
  ])('splits %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('the embedded search', () => {
  it.each([
    ['an identifier', 'valueEditor', '/docs/components/valueeditor'],
    ['an identifier in lower case', 'valueeditor', '/docs/components/valueeditor'],
    ['a part of an identifier', 'editor', '/docs/components/valueeditor'],
    ['the parts of an identifier', 'value editor', '/docs/components/valueeditor'],
    ['the last part of an identifier', 'sql', '/api/parseSQL'],
    ['a call', 'formatQuery()', '/api/formatQuery'],
    ['the beginning of a word', 'styl', '/docs/styling'],
    ['the beginning of an identifier', 'formatQ', '/api/formatQuery'],
    ['a word with a typo', 'boostrap', '/docs/bootstrap'],
    ['an identifier with a typo', 'fomatQuery', '/api/formatQuery'],
  ])('finds %s', async (_, query, url) => {
    expect(await client().urls(query)).toContain(url);
  });

  it('finds only what has all the words', async () => {
    // They are in the title and in a heading, so that no heading alone is the place.
    expect(await client().urls('value export')).toEqual(['/docs/utils/export']);
    expect(await client().urls('bootstrap sql')).toEqual([]);
  });

  it('leads to the heading that has the words', async () => {
    const [hit] = await client().search('parameterized', [GUIDES]);
    expect(hit).toEqual({
      url: '/docs/utils/export#parameterized-sql',
      title: 'Export',
      heading: 'Parameterized SQL',
      description: 'Write a query as SQL and other formats',
      tag: GUIDES,
    });
  });

  it('leads to the page itself when its title has the words', async () => {
    const hits = await client().search('boot', [GUIDES]);
    expect(hits.find(({ title }) => title === 'Bootstrap')).toMatchObject({
      url: '/docs/bootstrap',
      heading: undefined,
    });
  });

  it('puts a page named so before one that mentions it', async () => {
    expect(await client().urls('bootstrap', [GUIDES])).toEqual([
      '/docs/bootstrap',
      '/docs/styling#bootstrap',
    ]);
  });

  it('searches in the tags it is asked for, and names them', async () => {
    const { search, urls } = client();
    expect(await urls('sql', [API])).toEqual(['/api/parseSQL']);
    expect(await urls('sql', [GUIDES])).toEqual(['/docs/utils/export#parameterized-sql']);
    expect((await search('sql', [GUIDES, API])).map(({ tag }) => tag).sort()).toEqual([
      API,
      GUIDES,
    ]);
    expect(await urls('sql', [])).toEqual([]);
  });

  it.each(['', '   ', '<>()'])('finds nothing without a word: %j', async (query) => {
    expect(await client().urls(query)).toEqual([]);
  });

  it('fetches the records of a tag once, also for searches at the same time', async () => {
    const { urls, asked } = client();
    await Promise.all([urls('sql'), urls('bootstrap')]);
    await urls('styling');
    expect(asked.sort()).toEqual([recordsPath(API), recordsPath(GUIDES)]);
  });

  it('tries again after a failed fetch', async () => {
    const { urls, asked } = client((_, nth) => nth === 1);
    await expect(urls('styling', [GUIDES])).rejects.toThrow('answered 503');
    expect(await urls('styling', [GUIDES])).toEqual(['/docs/styling']);
    expect(await urls('styling', [GUIDES])).toEqual(['/docs/styling']);
    expect(asked).toHaveLength(2);
  });

  it('keeps the records it got when those of another tag fail', async () => {
    const { urls, asked } = client((path) => path === recordsPath(API));
    await expect(urls('styling')).rejects.toThrow(recordsPath(API));
    expect(await urls('styling', [GUIDES])).toEqual(['/docs/styling']);
    expect(asked.filter((path) => path === recordsPath(GUIDES))).toHaveLength(1);
  });
});
