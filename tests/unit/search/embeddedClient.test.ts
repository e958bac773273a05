import { describe, expect, it } from 'vitest';
import { embeddedClient } from '../../../src/search/embeddedClient';
import { createEngine } from '../../../src/search/engine';
import { SearchError } from '../../../src/search/SearchClient';
import { API_TAG } from '../../../src/search/SearchRecord';
import { publishedSite } from './support/publishedSite';
import { GUIDES, RECORDS, record } from './support/records';

const TAGS = [GUIDES, API_TAG];

function opened() {
  const site = publishedSite(RECORDS);
  return { site, client: embeddedClient(site.fetchFile) };
}

describe('the embedded client', () => {
  it('answers as the engine does', async () => {
    const request = { query: 'validation', tags: TAGS };
    expect(await opened().client.search(request)).toEqual(createEngine(RECORDS).search(request));
  });

  it('fetches nothing before the first call, and nothing for a query without a word', async () => {
    const { site, client } = opened();
    expect(site.asked).toEqual([]);
    expect(await client.search({ query: ' ()', tags: TAGS })).toMatchObject({ hits: [], total: 0 });
    expect(site.asked).toEqual([]);
  });

  it('fetches only the tags that it is asked for, and each once', async () => {
    const { site, client } = opened();
    await client.prepare([GUIDES]);
    const prepared = site.asked.length;
    await client.search({ query: 'styling', tags: [GUIDES] });
    expect(site.asked).toHaveLength(prepared);
    await client.search({ query: 'styling', tags: TAGS });
    await client.search({ query: 'sql', tags: [...TAGS].reverse() });
    expect(site.asked).toHaveLength(prepared + 1);
  });

  it('prepares without an error; the search tells of it, until it succeeds', async () => {
    const { site, client } = opened();
    site.online = false;
    await client.prepare(TAGS);
    const request = { query: 'styling', tags: TAGS };
    await expect(client.search(request)).rejects.toBeInstanceOf(SearchError);
    site.online = true;
    expect((await client.search(request)).total).toBeGreaterThan(0);
  });

  it('fails rather than search in nothing', async () => {
    const search = opened().client.search({ query: 'styling', tags: ['docs-default-99'] });
    await expect(search).rejects.toBeInstanceOf(SearchError);
  });

  it('finds what a newer deployment has, after it failed to find its own shards', async () => {
    const { site, client } = opened();
    await client.search({ query: 'styling', tags: [API_TAG] });
    site.publish([...RECORDS, record('/docs/news', 'News')]);
    const { hits } = await client.search({ query: 'news', tags: TAGS });
    expect(hits.map(({ url }) => url)).toEqual(['/docs/news']);
  });
});
