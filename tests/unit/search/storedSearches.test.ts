import { describe, expect, it } from 'vitest';
import {
  NO_SEARCHES,
  readSearches,
  type StoredSearch,
  withFavourite,
  withoutSearch,
  withRecent,
} from '../../../src/search/storedSearches';

const search = (url: string, more: Partial<StoredSearch> = {}): StoredSearch => ({
  url,
  title: `Title of ${url}`,
  breadcrumb: ['react-querybuilder 7'],
  kind: 'guide',
  ...more,
});
const urls = (searches: readonly StoredSearch[]) => searches.map(({ url }) => url);
const stored = (recent: unknown, favourites: unknown = []) =>
  readSearches(JSON.stringify({ recent, favourites }));

describe('readSearches', () => {
  it('reads what was written', () => {
    const written = { recent: [search('/docs/intro#a')], favourites: [search('/api')] };
    expect(readSearches(JSON.stringify(written))).toEqual(written);
  });

  it.each([null, '', '{', 'null', '[]', '"text"', '{"recent":5,"favourites":{}}'])(
    'takes %j for nothing',
    (value) => {
      expect(readSearches(value)).toEqual(NO_SEARCHES);
    },
  );

  it.each([
    'javascript:alert(1)',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'docs/intro',
    '',
    5,
    null,
    `/${'a'.repeat(400)}`,
  ])('drops an entry that leads to %j', (url) => {
    expect(stored([{ ...search('/docs'), url }, search('/docs/intro')]).recent).toEqual([
      search('/docs/intro'),
    ]);
  });

  it.each([[{ title: 5 }], [{ title: '' }], [{ title: { value: '<b>' } }]])(
    'drops an entry without a title: %j',
    (more) => {
      expect(stored([{ ...search('/docs'), ...more }]).recent).toEqual([]);
    },
  );

  it('repairs what else is wrong in an entry, and leaves out what it does not know', () => {
    const wrong = {
      ...search('/docs'),
      kind: 'x',
      breadcrumb: ['a', 5, null],
      _snippetResult: '<b>',
    };
    expect(stored([wrong]).recent).toEqual([search('/docs', { kind: 'page', breadcrumb: ['a'] })]);
    expect(stored([{ ...wrong, breadcrumb: 'a' }]).recent[0]?.breadcrumb).toEqual([]);
  });

  it('keeps no more than are shown, and each once', () => {
    const many = Array.from({ length: 30 }, (_, index) => search(`/${index}`));
    expect(stored([many[0], ...many]).recent).toHaveLength(7);
    expect(stored(many, many)).toMatchObject({
      recent: many.slice(0, 4),
      favourites: many.slice(0, 10),
    });
    expect(urls(stored([search('/a'), search('/a')]).recent)).toEqual(['/a']);
  });
});

describe('the searches', () => {
  it('begin with the newest, each once', () => {
    const opened = ['/a', '/b', '/a'].reduce(
      (searches, url) => withRecent(searches, search(url)),
      NO_SEARCHES,
    );
    expect(urls(opened.recent)).toEqual(['/a', '/b']);
  });

  it('move to the favourites and stay there', () => {
    const recent = withRecent(NO_SEARCHES, search('/a'));
    const saved = withFavourite(recent, search('/a'));
    expect(saved).toEqual({ recent: [], favourites: [search('/a')] });
    expect(withRecent(saved, search('/a'))).toEqual(saved);
  });

  it('are forgotten', () => {
    const both = { recent: [search('/a')], favourites: [search('/b')] };
    expect(withoutSearch(both, '/a')).toEqual({ recent: [], favourites: [search('/b')] });
    expect(withoutSearch(both, '/b')).toEqual({ recent: [search('/a')], favourites: [] });
  });
});
