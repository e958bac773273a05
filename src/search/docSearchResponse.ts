import type { SearchHit } from './SearchClient';

/** The most hits that the search window lists. */
export const WINDOW_HITS = 20;

/**
 * Writes hits the way the search window reads them.
 *
 * @param hits - what an engine found, best first
 * @param query - what the reader typed
 * @param sectionName - names the section of a docs tag
 * @returns the body of a response with one result
 */
export function docSearchResponse(
  hits: readonly SearchHit[],
  query: string,
  sectionName: (tag: string) => string,
) {
  return {
    results: [
      {
        index: 'site',
        query,
        params: '',
        page: 0,
        nbPages: 1,
        nbHits: hits.length,
        hitsPerPage: WINDOW_HITS,
        processingTimeMS: 0,
        exhaustiveNbHits: true,
        hits: hits.slice(0, WINDOW_HITS).map((hit) => toDocSearchHit(hit, sectionName(hit.tag))),
      },
    ],
  };
}

function toDocSearchHit({ url, title, heading, description }: SearchHit, section: string) {
  const [path = '', anchor = null] = url.split('#');
  const hierarchy = {
    lvl0: section,
    lvl1: title,
    lvl2: heading ?? null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const plain = Object.fromEntries(
    Object.entries(hierarchy).map(([level, value]) => [
      level,
      { value: escapeHtml(value ?? ''), matchLevel: 'none', matchedWords: [] },
    ]),
  );
  const content = { value: escapeHtml(description), matchLevel: 'none', matchedWords: [] };
  return {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor,
    type: heading ? 'lvl2' : 'lvl1',
    content: description,
    hierarchy,
    _highlightResult: { hierarchy: plain, hierarchy_camel: [], content },
    _snippetResult: { hierarchy: plain, hierarchy_camel: [], content },
  };
}

/** The search window writes these values as markup. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
