// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { placesOf, termsFor } from '../../../src/search/arrival';

describe('termsFor', () => {
  const waiting = (url: string, terms: unknown) => JSON.stringify({ url, terms });

  it('gives the terms to the page that they wait for, and to no other', () => {
    const stored = waiting('/docs/export#sql', ['SQL', 'export']);
    expect(termsFor(stored, '/docs/export#sql')).toEqual(['SQL', 'export']);
    expect(termsFor(stored, '/docs/export')).toEqual([]);
    expect(termsFor(waiting('/a#é', ['ok']), '/a#%C3%A9')).toEqual(['ok']);
  });

  it.each([
    null,
    '',
    '{',
    '5',
    'null',
    waiting('/a', 'text'),
    waiting('/a', [5, null, '', ' ', 'x']),
  ])('takes %j for nothing', (stored) => {
    expect(termsFor(stored, '/a')).toEqual([]);
  });

  it('takes an address that cannot be read for no page', () => {
    expect(termsFor(waiting('/a', ['ok']), '/%E0%A4%A')).toEqual([]);
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
