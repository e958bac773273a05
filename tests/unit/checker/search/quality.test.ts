import { describe, expect, it } from 'vitest';
import { measureQuality, tagsOf } from '../../../../checker/search/quality';
import { QUERIES } from '../../../../checker/search/queries';

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
  it('counts pages and not sections', async () => {
    expect(await measure('first', 'second', 'none')).toEqual({
      meanReciprocalRank: (1 + 1 / 2 + 0) / 3,
      firstIsRight: 1 / 3,
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
  });
});

describe('the queries', () => {
  it('are many, each once for a version', () => {
    const asked = QUERIES.map(({ query, version }) => `${version} ${query}`);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(80);
  });
});
