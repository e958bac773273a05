import fs from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { measureQuality, missedBars, tagsOf } from '../../checker/search/quality';
import { QUERY_SETS } from '../../checker/search/querySets';
import { DOCS_VERSIONS } from '../../config/versions';
import { loadRecords } from '../../plugins/search-records/builtRecords';
import { PAGE_PHRASES } from '../../plugins/search-records/pagePhrases';
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
    const queries = QUERY_SETS.flatMap((set) => set.queries);
    const missing = queries.flatMap((query) => query.pages.filter((page) => !pages.has(page)));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the anchors of the built site', () => {
  it('are not made by React, since they would differ from build to build', () => {
    const generated = /:r|«r|_r_/i;
    expect(records.filter(({ anchor }) => generated.test(anchor))).toEqual([]);
    const headings = globSync('**/*.html', { cwd: 'build' }).flatMap((file) =>
      [...fs.readFileSync(`build/${file}`, 'utf8').matchAll(/<h[1-6][^>]* id="?([^" >]+)/g)].map(
        ([, id]) => `${file}#${id}`,
      ),
    );
    expect(headings.length).toBeGreaterThan(1000);
    expect(headings.filter((heading) => generated.test(heading))).toEqual([]);
  });

  it('that questions were written for exist', () => {
    const anchors = new Set(records.map(({ url }) => url));
    const known = Object.entries(PAGE_PHRASES).flatMap(([page, sections]) =>
      Object.keys(sections).map((anchor) => ({ page, anchor })),
    );
    const missing = known.filter(({ page, anchor }) =>
      [page, `/docs/${page}`, `/docs/next/${page}`].every(
        (path) => !anchors.has(anchor ? `${path}#${anchor}` : path),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('the search of the built site', () => {
  it.each(QUERY_SETS.flatMap(({ bars, ...set }) => (bars ? [{ ...set, bars }] : [])))(
    'finds what readers look for, measured with the queries $name',
    async ({ queries, bars }) => {
      const quality = await measureQuality(engine.search, queries);
      expect(missedBars(quality, bars), JSON.stringify(quality)).toEqual([]);
    },
  );

  const rows = records.filter(({ tag, anchor }) => tag === 'docs-default-7' && anchor);
  const rowsOf = (column: string) => rows.filter(({ anchor }) => anchor.startsWith(`${column}-`));
  const first = (query: string) => engine.search({ query, tags: tagsOf('7') }).hits[0];

  it('leads from the name of a prop to the prop', () => {
    const props = rowsOf('prop').filter(
      ({ url, within }) =>
        url.includes('/components/querybuilder#') && within !== 'Props of every subcomponent',
    );
    const names = props.flatMap(({ heading }) => heading.split(', '));
    expect(names.length).toBeGreaterThan(40);
    const wrong = names.filter((name) => {
      const hit = first(name);
      // A name such as `query` is a word of English, too, and the title of a guide or section may be it.
      const called = (hit?.heading ?? hit?.page)?.text.toLowerCase().split(', ');
      return !called?.some((other) => other.replace(/\W/g, '') === name.toLowerCase());
    });
    expect(wrong).toEqual([]);
  });

  it('leads from the name or symbol of an operator to its row', () => {
    const operators = rowsOf('operator').filter(({ within }) => within === 'Default operators');
    expect(operators).toHaveLength(18);
    const found = operators.map(({ heading }) => first(heading)?.url);
    expect(found).toEqual(operators.map(({ url }) => url));
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
