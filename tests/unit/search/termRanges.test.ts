// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { takeOpenedHit } from '../../../src/search/openedHit';
import { findTermRanges } from '../../../src/search/termRanges';

describe('findTermRanges', () => {
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
    findTermRanges(main, anchor, terms).map(
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

  it('finds what it can with as many and as long terms as an opened hit can have', () => {
    const longest = Array.from({ length: 20 }, (_, index) => '(+'.repeat(50 - index));
    const stored = JSON.stringify([{ url: '/a', terms: ['sql', ...longest] }]);
    const { terms = [] } = takeOpenedHit(stored, '/a')?.hit ?? {};
    expect(terms).toHaveLength(20);
    expect(found('sql', ...terms)).toEqual(['h2:SQL', 'code:SQL', 'p:sql']);
  });

  it('matches the special characters of regular expressions literally', () => {
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
