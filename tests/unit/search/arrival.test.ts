// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { placesOf, takeArrival, withArrival } from '../../../src/search/arrival';

const SQL = { url: '/docs/export#sql', terms: ['SQL', 'export'] };

describe('an arrival', () => {
  it('waits for its page, and is taken once', () => {
    const stored = withArrival(withArrival(null, SQL), { url: '/api', terms: ['type'] });
    const taken = takeArrival(stored, SQL.url);
    expect(taken?.arrival).toEqual(SQL);
    expect(takeArrival(taken?.rest ?? null, SQL.url)).toBeUndefined();
    expect(takeArrival(taken?.rest ?? null, '/api')?.arrival.terms).toEqual(['type']);
    expect(takeArrival(stored, '/docs/export')).toBeUndefined();
  });

  it('is the newest one for its page', () => {
    const stored = withArrival(withArrival(null, { ...SQL, terms: ['older'] }), SQL);
    expect(takeArrival(stored, SQL.url)?.arrival).toEqual(SQL);
  });

  it('is found however its address is written', () => {
    const stored = withArrival(null, { url: '/a#é', terms: [] });
    expect(takeArrival(stored, '/a#%C3%A9')).toBeDefined();
    expect(takeArrival(stored, '/%E0%A4%A')).toBeUndefined();
  });

  it('does not wait for ever', () => {
    const urls = Array.from({ length: 20 }, (_, index) => `/${index}`);
    const stored = urls.reduce<string | null>(
      (all, url) => withArrival(all, { url, terms: [] }),
      null,
    );
    expect(urls.filter((url) => takeArrival(stored, url)).length).toBe(8);
  });

  it.each([null, '', '{', '5', 'null', '{}', '[null,5,{"url":5},{"url":"/a","terms":"text"}]'])(
    'is not among %j',
    (stored) => {
      expect(takeArrival(stored, '/a')).toBeUndefined();
      expect(takeArrival(withArrival(stored, SQL), SQL.url)?.arrival).toEqual(SQL);
    },
  );

  it('has words to show and nothing else', () => {
    const stored = JSON.stringify([{ url: '/a', terms: [5, null, '', ' ', 'x', 'rule'] }]);
    expect(takeArrival(stored, '/a')?.arrival.terms).toEqual(['rule']);
  });

  it('has no term longer than any word', () => {
    const terms = ['(a'.repeat(25_000), 'x'.repeat(101), 'y'.repeat(100), 'rule'];
    const stored = JSON.stringify([{ url: '/a', terms }]);
    expect(takeArrival(stored, '/a')?.arrival.terms).toEqual(['y'.repeat(100), 'rule']);
  });
});

describe('placesOf', () => {
  document.body.innerHTML = `
    <nav>export</nav>
    <main>
      <h1>Export a query</h1>
      <p>Export it as text.</p>
      <h2 id="sql">SQL <a href="#sql">#</a></h2>
      <p>Parameterized <code>exportSQL()</code> and (sql+) exports.</p>
      <p>ValueEditor, class assets</p>
      <h3 id="more">More export</h3>
      <p>SQL again</p>
    </main>`;
  const main = document.querySelector('main') as HTMLElement;
  const found = (anchor: string, ...terms: string[]) =>
    placesOf(main, anchor, terms).map(
      (place) => `${place.startContainer.parentElement?.localName}:${place}`,
    );

  it('finds the terms below a heading and in it, in any case, up to the next one', () => {
    expect(found('sql', 'sql')).toEqual(['h2:SQL', 'code:SQL', 'p:sql']);
  });

  it('finds the terms at the beginning of a page', () => {
    expect(found('', 'export')).toEqual(['h1:Export', 'p:Export']);
  });

  it('finds whole words and whole parts of identifiers', () => {
    expect(found('sql', 'Editor', 'as', 'export')).toEqual(['code:export', 'p:Editor']);
  });

  it('finds what it can with as many and as long terms as an arrival has', () => {
    const longest = Array.from({ length: 20 }, (_, index) => '(+'.repeat(50 - index));
    const stored = JSON.stringify([{ url: '/a', terms: ['sql', ...longest] }]);
    const { terms = [] } = takeArrival(stored, '/a')?.arrival ?? {};
    expect(terms).toHaveLength(20);
    expect(found('sql', ...terms)).toEqual(['h2:SQL', 'code:SQL', 'p:sql']);
  });

  it('takes what is special in patterns as it is', () => {
    expect(found('sql', '(sql+)', '.*')).toEqual(['p:(sql+)']);
  });

  it('finds the last section', () => {
    expect(found('more', 'sql', 'export')).toEqual(['h3:export', 'p:SQL']);
  });

  it.each([
    ['no-such-heading', ['sql']],
    ['sql', []],
  ])('finds nothing at %j with %j', (anchor, terms) => {
    expect(found(anchor, ...terms)).toEqual([]);
  });
});
