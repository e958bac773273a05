import { MARK_END, MARK_START } from '../../../src/search/hostedMarks';
import type { HostedRecord } from '../../../src/search/hostedRecord';
import type { MarkedText, SearchHit, SearchRequest } from '../../../src/search/SearchClient';
import type { RecordKind, SearchRecord } from '../../../src/search/SearchRecord';

/** A search, as it is sent to the hosted provider. */
export interface HostedQuery {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facets?: string[];
  facetFilters?: (string | string[])[];
  optionalFilters?: (string | string[])[];
}

/** Reads a record that was uploaded. */
export function toRecord(object: HostedRecord): SearchRecord {
  const { url, language, docusaurus_tag, version, kind, section, hierarchy, anchor } = object;
  return {
    url,
    language,
    tag: docusaurus_tag,
    version,
    kind,
    section,
    page: hierarchy.lvl1,
    heading: hierarchy.lvl2 ?? '',
    anchor: anchor ?? '',
    text: object.content,
    code: object.code,
    phrases: object.phrases,
    within: object.within,
  };
}

/** The values of a facet in filters: groups of alternatives. */
function valuesOf(filters: HostedQuery['facetFilters'], facet: string): string[] {
  const prefix = `${facet}:`;
  return (filters ?? [])
    .flat()
    .filter((filter) => filter.startsWith(prefix))
    .map((filter) => filter.slice(prefix.length));
}

/**
 * Reads what is searched for, and where.
 *
 * @param asked - the search that was sent
 * @returns the same for the embedded engine
 */
export function toRequest(asked: HostedQuery): SearchRequest {
  const kinds = valuesOf(asked.facetFilters, 'kind') as RecordKind[];
  return {
    query: asked.query ?? '',
    tags: valuesOf(asked.facetFilters, 'docusaurus_tag'),
    preferredTags: valuesOf(asked.optionalFilters, 'docusaurus_tag'),
    language: valuesOf(asked.facetFilters, 'language')[0],
    kinds: kinds.length > 0 ? kinds : undefined,
    page: asked.page,
    pageSize: asked.hitsPerPage,
  };
}

function withMarks({ text, ranges }: MarkedText) {
  let value = '';
  let from = 0;
  for (const [start, end] of ranges) {
    value += text.slice(from, start) + MARK_START + text.slice(start, end) + MARK_END;
    from = end;
  }
  return { value: value + text.slice(from), matchLevel: ranges.length > 0 ? 'full' : 'none' };
}

/** Writes a hit as the provider answers it, with its marks. */
export function toObject(hit: SearchHit, object: HostedRecord) {
  return {
    ...object,
    _highlightResult: {
      hierarchy: {
        lvl1: withMarks(hit.page),
        ...(hit.heading ? { lvl2: withMarks(hit.heading) } : {}),
      },
    },
    _snippetResult: { content: withMarks(hit.snippet) },
  };
}
