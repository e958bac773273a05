import { describe, expect, it } from 'vitest';
import { takeOpenedHit, withOpenedHit } from '../../../src/search/openedHit';

const SQL = { url: '/docs/export#sql', terms: ['SQL', 'export'] };

describe('an opened search hit', () => {
  it('is stored for its page, and can be taken once', () => {
    const stored = withOpenedHit(withOpenedHit(null, SQL), { url: '/api', terms: ['type'] });
    const taken = takeOpenedHit(stored, SQL.url);
    expect(taken?.hit).toEqual(SQL);
    expect(takeOpenedHit(taken?.rest ?? null, SQL.url)).toBeUndefined();
    expect(takeOpenedHit(taken?.rest ?? null, '/api')?.hit.terms).toEqual(['type']);
    expect(takeOpenedHit(stored, '/docs/export')).toBeUndefined();
  });

  it('is the newest one for its page', () => {
    const stored = withOpenedHit(withOpenedHit(null, { ...SQL, terms: ['older'] }), SQL);
    expect(takeOpenedHit(stored, SQL.url)?.hit).toEqual(SQL);
  });

  it('is found whether or not its address is percent-encoded', () => {
    const stored = withOpenedHit(null, { url: '/a#é', terms: [] });
    expect(takeOpenedHit(stored, '/a#%C3%A9')).toBeDefined();
    expect(takeOpenedHit(stored, '/%E0%A4%A')).toBeUndefined();
  });

  it('is dropped when more than eight newer ones are stored', () => {
    const urls = Array.from({ length: 20 }, (_, index) => `/${index}`);
    const stored = urls.reduce<string | null>(
      (all, url) => withOpenedHit(all, { url, terms: [] }),
      null,
    );
    expect(urls.filter((url) => takeOpenedHit(stored, url)).length).toBe(8);
  });

  it.each([null, '', '{', '5', 'null', '{}', '[null,5,{"url":5},{"url":"/a","terms":"text"}]'])(
    'is not read from the invalid value %j',
    (stored) => {
      expect(takeOpenedHit(stored, '/a')).toBeUndefined();
      expect(takeOpenedHit(withOpenedHit(stored, SQL), SQL.url)?.hit).toEqual(SQL);
    },
  );

  it('contains only strings of two characters or more as terms', () => {
    const stored = JSON.stringify([{ url: '/a', terms: [5, null, '', ' ', 'x', 'rule'] }]);
    expect(takeOpenedHit(stored, '/a')?.hit.terms).toEqual(['rule']);
  });

  it('contains no term of more than 100 characters', () => {
    const terms = ['(a'.repeat(25_000), 'x'.repeat(101), 'y'.repeat(100), 'rule'];
    const stored = JSON.stringify([{ url: '/a', terms }]);
    expect(takeOpenedHit(stored, '/a')?.hit.terms).toEqual(['y'.repeat(100), 'rule']);
  });
});
