import { describe, expect, it } from 'vitest';
import { LEAST_QUALITY, measureQuality, tagsOf } from '../../checker/search/quality';
import { QUERIES } from '../../checker/search/queries';
import { DOCS_VERSIONS } from '../../config/versions';
import { loadRecords } from '../../plugins/search-records/builtRecords';
import { createEngine } from '../../src/search/engine';
import { API_TAG, PAGES_TAG, RECORD_KINDS } from '../../src/search/SearchRecord';

const records = await loadRecords('build');
const engine = createEngine(records);
const pages = new Set(records.map(({ url }) => url.replace(/#.*/, '')));

describe('the records of the built site', () => {
  it('are of every version and kind', () => {
    const versions = Object.keys(DOCS_VERSIONS).map((version) => `docs-default-${version}`);
    const tags = new Set(records.map(({ tag }) => tag));
    expect([...tags].sort()).toEqual([...versions, PAGES_TAG, API_TAG].sort());
    const kinds = new Set(records.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...RECORD_KINDS].sort());
  });

  it('have addresses of their own, and names', () => {
    expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
    expect(records.filter(({ page, anchor, heading }) => !page || !anchor !== !heading)).toEqual(
      [],
    );
  });

  it('hold every page that satisfies a query', () => {
    const missing = QUERIES.flatMap((query) => query.pages.filter((page) => !pages.has(page)));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the search of the built site', () => {
  it('finds what readers look for', async () => {
    const { meanReciprocalRank, misses } = await measureQuality(engine.search, QUERIES);
    expect(meanReciprocalRank, JSON.stringify(misses)).toBeGreaterThanOrEqual(LEAST_QUALITY);
  });

  it.each(Object.keys(DOCS_VERSIONS))('shows a reader of version %s that version', (version) => {
    const tags = tagsOf(version);
    const { hits } = engine.search({ query: 'formatQuery export', tags, pageSize: 100 });
    const guides = hits.filter(({ kind }) => kind === 'guide').map(({ tag }) => tag);
    expect(new Set(guides)).toEqual(new Set([`docs-default-${version}`]));
    expect(hits.some(({ tag }) => tag === API_TAG)).toBe(true);
  });

  it('shows all versions on request, the own one first', () => {
    const all = Object.keys(DOCS_VERSIONS).flatMap((version) => tagsOf(version));
    const search = (version: string) =>
      engine.search({ query: 'export', tags: all, preferredTags: tagsOf(version), pageSize: 500 });
    const guides = search('5').hits.filter(({ kind }) => kind === 'guide');
    expect(new Set(guides.map(({ tag }) => tag)).size).toBe(Object.keys(DOCS_VERSIONS).length);
    expect(guides[0]?.tag).toBe('docs-default-5');
  });
});
