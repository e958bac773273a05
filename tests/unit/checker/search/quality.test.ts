import { describe, expect, it } from 'vitest';
import { measureQuality, tagsOf } from '../../../../checker/search/quality';
import type { Query } from '../../../../checker/search/query';
import { QUERY_SETS } from '../../../../checker/search/querySets';

const found: Record<string, string[]> = {
  first: ['/a#one', '/a#two', '/b'],
  second: ['/b', '/b#two', '/a'],
  none: [],
};
const search = ({ query }: { query: string }) => ({
  hits: (found[query] ?? []).map((url) => ({ url })),
});
const measure = (...queries: string[]) =>
  measureQuality(
    search as never,
    queries.map((query) => ({ query, pages: ['/a', '/c'] })),
  );

describe('measureQuality', () => {
  it('counts pages, not sections', async () => {
    expect(await measure('first', 'second', 'none')).toEqual({
      meanReciprocalRank: (1 + 1 / 2 + 0) / 3,
      firstIsRight: 1 / 3,
      inFirstThree: 2 / 3,
      misses: [
        { query: 'second', rank: 2, first: '/b' },
        { query: 'none', rank: 0, first: 'nothing' },
      ],
    });
  });

  it("searches in the reader's version, the API and the other pages", async () => {
    const tags: (readonly string[])[] = [];
    const spy = async (request: { tags: readonly string[] }) => {
      tags.push(request.tags);
      return { hits: [] };
    };
    await measureQuality(spy, [
      { query: 'a', pages: ['/a'] },
      { query: 'a', pages: ['/a'], version: '5' },
    ]);
    expect(tags).toEqual([tagsOf(), tagsOf('5')]);
    expect(tags[1]).toEqual(['docs-default-5', 'default', 'docs-api-current']);
    expect(tagsOf('current')).toEqual(['docs-default-current', 'default', 'docs-api-next']);
  });
});

describe('the sets of queries', () => {
  const asked = (queries: readonly Query[]) =>
    queries.map(({ query, version }) => `${version} ${query}`);

  it.each(QUERY_SETS)('$name has no query twice', ({ queries }) => {
    expect(new Set(asked(queries)).size).toBe(queries.length);
  });

  it('are of two kinds that have no query in common', () => {
    const ofKind = (tuned: boolean) =>
      QUERY_SETS.filter(({ bars }) => !bars === tuned).flatMap(({ queries }) => asked(queries));
    const tuned = new Set(ofKind(true));
    expect(ofKind(false).filter((query) => tuned.has(query))).toEqual([]);
    expect(ofKind(false).length).toBeGreaterThanOrEqual(240);
  });
});
