import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { docSearchResponse, WINDOW_HITS } from '../../../src/search/docSearchResponse';
import type { SearchHit } from '../../../src/search/SearchClient';
import { sectionName } from '../../../src/search/sections';

const hit = (more: Partial<SearchHit> = {}): SearchHit => ({
  url: '/docs/utils/export#sql',
  title: 'Export',
  heading: 'SQL',
  description: 'How to export a query',
  tag: 'docs-default-7',
  ...more,
});

function respond(...hits: SearchHit[]) {
  const { results } = docSearchResponse(hits, 'sql', sectionName);
  const [result] = results;
  if (!result || results.length !== 1) throw new Error('The search window asks for one result.');
  return result;
}

function only(found: SearchHit) {
  const [written] = respond(found).hits;
  if (!written) throw new Error('The hit is missing.');
  return written;
}

describe('docSearchResponse', () => {
  it('writes a heading below its page and section', () => {
    const written = only(hit());
    expect(written).toMatchObject({
      objectID: '/docs/utils/export#sql',
      url: '/docs/utils/export#sql',
      url_without_anchor: '/docs/utils/export',
      anchor: 'sql',
      type: 'lvl2',
    });
    expect(written.hierarchy).toMatchObject({
      lvl0: 'Guides, version 7',
      lvl1: 'Export',
      lvl2: 'SQL',
      lvl3: null,
    });
  });

  it('writes a page below its section', () => {
    const written = only(hit({ url: '/docs/utils/export', heading: undefined }));
    expect(written).toMatchObject({ type: 'lvl1', anchor: null, url_without_anchor: written.url });
    expect(written.hierarchy.lvl2).toBeNull();
  });

  it('shows markup in titles, headings and descriptions as text', () => {
    const found = hit({
      title: '<QueryBuilder> & co',
      heading: 'Array<img src=x onerror=alert(1)>',
      description: '<b>&lt;Rule&gt;</b>',
    });
    const { _highlightResult, _snippetResult } = only(found);
    for (const { hierarchy, content } of [_highlightResult, _snippetResult]) {
      const shown = (part: { value: string } | undefined) => {
        const $ = load(`<p>${part?.value}</p>`);
        expect($('p').children()).toHaveLength(0);
        return $('p').text();
      };
      expect(shown(hierarchy.lvl1)).toBe(found.title);
      expect(shown(hierarchy.lvl2)).toBe(found.heading);
      expect(shown(content)).toBe(found.description);
    }
  });

  it('lists no more than the window shows, best first, and counts all', () => {
    const hits = Array.from({ length: WINDOW_HITS + 5 }, (_, index) => hit({ url: `/${index}` }));
    const result = respond(...hits);
    expect(result.hits.map(({ url }) => url)).toEqual(
      hits.slice(0, WINDOW_HITS).map(({ url }) => url),
    );
    expect(result.nbHits).toBe(WINDOW_HITS + 5);
    expect(result.query).toBe('sql');
  });

  it('answers without hits', () => {
    expect(respond()).toMatchObject({ hits: [], nbHits: 0 });
  });
});
