import { describe, expect, it } from 'vitest';
import { hostedSearch, readHost, readVariables, searchTags } from '../../../config/search';

const SET = {
  ALGOLIA_APP_ID: 'APP123',
  ALGOLIA_SEARCH_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
};
const hrefs = (environment: Record<string, string>) =>
  searchTags(hostedSearch(environment), 'Docs', '/').map((tag) => [
    (tag as { attributes: Record<string, string> }).attributes.rel,
    (tag as { attributes: Record<string, string> }).attributes.href,
  ]);

describe('hostedSearch', () => {
  it('is off without an application id, whatever else is set', () => {
    expect(hostedSearch({})).toBeUndefined();
    expect(hostedSearch({ ...SET, ALGOLIA_APP_ID: ' ' })).toBeUndefined();
  });

  it('reads the application, the key and the index', () => {
    expect(hostedSearch({ ...SET, ALGOLIA_INDEX_NAME: ' docs ' })).toEqual({
      appId: 'APP123',
      searchKey: 'key',
      indexName: 'docs',
      host: undefined,
    });
  });

  it('never publishes the key that may write', () => {
    expect(JSON.stringify(hostedSearch({ ...SET, ALGOLIA_WRITE_KEY: 'secret' }))).not.toContain(
      'secret',
    );
  });

  it('lists the missing environment variables', () => {
    expect(() => hostedSearch({ ALGOLIA_APP_ID: 'APP123' })).toThrow(
      'ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME must be set to search with the application id in ALGOLIA_APP_ID.',
    );
  });
});

describe('readVariables', () => {
  it('names a single missing variable and what it is for', () => {
    expect(() => readVariables(SET, ['appId', 'writeKey'], 'upload')).toThrow(
      'ALGOLIA_WRITE_KEY must be set to upload.',
    );
  });
});

describe('readHost', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['https://search.example.org/', 'https://search.example.org'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('reads %j', (value, host) => {
    expect(readHost({ ALGOLIA_HOST: value })).toBe(host);
  });

  it.each(['search.example.org', 'ftp://example.org', 'javascript:alert(1)'])(
    'refuses %s',
    (value) => {
      expect(() => readHost({ ALGOLIA_HOST: value })).toThrow(
        `ALGOLIA_HOST must be an address such as https://search.example.org, not "${value}".`,
      );
    },
  );
});

describe('searchTags', () => {
  it('name the search for browsers, and connect to nobody by default', () => {
    expect(hrefs({})).toEqual([['search', '/opensearch.xml']]);
  });

  it('connect to the host of the application id', () => {
    expect(hrefs(SET)).toContainEqual(['preconnect', 'https://APP123-dsn.algolia.net']);
  });

  it('connect to the host that replaces it', () => {
    expect(hrefs({ ...SET, ALGOLIA_HOST: 'https://search.example.org' })).toContainEqual([
      'preconnect',
      'https://search.example.org',
    ]);
  });
});
