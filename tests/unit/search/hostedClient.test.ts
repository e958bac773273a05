import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/search/engine';
import { hostedClient } from '../../../src/search/hostedClient';
import { toHosted } from '../../../src/search/hostedRecord';
import type { SearchRequest } from '../../../src/search/SearchClient';
import type { SearchRecord } from '../../../src/search/SearchRecord';
import { PROVIDER, type SearchProvider, startProvider } from '../support/searchProvider';

const record = (url: string, more: Partial<SearchRecord>): SearchRecord => ({
  url,
  language: 'en',
  tag: 'docs-default-7',
  version: '7',
  kind: 'guide',
  section: 'Utilities',
  page: 'Export',
  heading: '',
  anchor: '',
  text: '',
  code: '',
  phrases: '',
  within: '',
  ...more,
});

const RECORDS = [
  record('/docs/export', { text: 'Write a query as SQL & <b>text</b>, for any database.' }),
  record('/docs/export#sql', { heading: 'SQL', anchor: 'sql', text: 'Parameterized SQL.' }),
  record('/docs/5/export', { tag: 'docs-default-5', version: '5', text: 'SQL of version 5.' }),
  record('/api/formatQuery', {
    tag: 'docs-api-current',
    kind: 'function',
    section: 'react-querybuilder',
    page: 'formatQuery',
    text: 'Writes a query as SQL.',
  }),
];
const TAGS = ['docs-default-7', 'docs-api-current'];
const INDEX = 'docs';

let provider: SearchProvider;
beforeAll(async () => {
  provider = await startProvider();
  const objects = new Map(RECORDS.map((each) => [each.url, toHosted(each)]));
  provider.indexes.set(INDEX, { objects, settings: {}, synonyms: [] });
});
beforeEach(() => provider.refuse(0, () => false));
afterAll(() => provider.close());

const client = (more: object = {}) =>
  hostedClient({ ...PROVIDER, indexName: INDEX, host: provider.url, ...more });
const find = (request: Partial<SearchRequest>) =>
  client().search({ query: 'sql', tags: TAGS, ...request });
const urls = async (request: Partial<SearchRequest>) =>
  (await find(request)).hits.map(({ url }) => url);
const sent = () => JSON.parse(provider.requests.at(-1)?.body ?? '{}').requests;

describe('the hosted search', () => {
  it.each([
    { query: 'sql' },
    { query: 'format query' },
    { query: 'sql', kinds: ['function' as const] },
    { query: 'sql', tags: ['docs-default-5'] },
    { query: 'sql', page: 1, pageSize: 1 },
    { query: 'parametrized' },
    { query: 'zzzzqqqq' },
    { query: 'zzzzqqqq sql' },
  ])('finds what the embedded one finds in the same records: %j', async (request) => {
    const whole = { tags: TAGS, ...request };
    expect(await client().search(whole)).toEqual(createEngine(RECORDS).search(whole));
  });

  it('asks with the contextual facets, and prefers the reader’s version', async () => {
    await find({ preferredTags: ['docs-default-7'], kinds: ['guide', 'type'] });
    expect(sent()[0]).toMatchObject({
      indexName: INDEX,
      query: 'sql',
      facetFilters: [
        'language:en',
        ['docusaurus_tag:docs-default-7', 'docusaurus_tag:docs-api-current'],
        ['kind:guide', 'kind:type'],
      ],
      optionalFilters: [['docusaurus_tag:docs-default-7']],
    });
  });

  it('leaves markup in a text as text', async () => {
    const { hits } = await find({ query: 'database' });
    expect(hits[0]?.snippet.text).toContain('& <b>text</b>');
  });

  it('finds in the reader’s language only', async () => {
    expect(await urls({ language: 'de' })).toEqual([]);
  });

  it.each(['', '  '])('does not ask for %j', async (query) => {
    const before = provider.requests.length;
    expect((await find({ query })).total).toBe(0);
    expect(provider.requests).toHaveLength(before);
  });
});

describe('a failure of the provider', () => {
  it('is a refusal when the key is wrong', async () => {
    await expect(
      client({ searchKey: 'wrong' }).search({ query: 'sql', tags: TAGS }),
    ).rejects.toMatchObject({ name: 'SearchError', reason: 'refused' });
  });

  it('is a refusal when the index does not exist', async () => {
    await expect(
      client({ indexName: 'none' }).search({ query: 'sql', tags: TAGS }),
    ).rejects.toMatchObject({ reason: 'refused', message: expect.stringContaining('none') });
  });

  it('is no answer when nobody listens, and the next search asks again', async () => {
    const gone = await startProvider();
    await gone.close();
    const search = client({ host: gone.url });
    for (const query of ['sql', 'sql']) {
      await expect(search.search({ query, tags: TAGS })).rejects.toMatchObject({
        reason: 'unreachable',
      });
    }
  });

  it('does not affect a search after it', async () => {
    const search = client();
    provider.refuse(500, () => true);
    await expect(search.search({ query: 'sql', tags: TAGS })).rejects.toThrow();
    provider.refuse(0, () => false);
    expect((await search.search({ query: 'sql', tags: TAGS })).total).toBeGreaterThan(0);
  });
});
