import type { HostedSearch } from '@site/config/search';
import { liteClient, type SearchForHits, type SearchResponse } from 'algoliasearch/lite';
import { ownAddress } from '../addresses/basePath';
import { MARK_END, MARK_START, readMarked } from './hostedMarks';
import type { HostedRecord } from './hostedRecord';
import {
  PAGE_SIZE,
  type SearchClient,
  SearchError,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from './SearchClient';
import { RECORD_KINDS } from './SearchRecord';
import { suggestionsFor } from './suggestions';

type Response = SearchResponse<HostedRecord>;

/**
 * The search engine of the hosted provider.
 *
 * @param settings - the application, its key and its index
 */
export function hostedClient(settings: HostedSearch): SearchClient {
  const { appId, searchKey, indexName, host } = settings;
  const client = liteClient(appId, searchKey, host ? { hosts: [hostOf(host)] } : undefined);

  async function ask(requests: SearchForHits[]): Promise<Response[]> {
    try {
      const { results } = await client.searchForHits<HostedRecord>({ requests });
      if (results?.length === requests.length) return results;
    } catch (error) {
      throw asSearchError(error);
    }
    throw new SearchError('corrupt', `${appId} answered without a result for each request`);
  }

  async function suggest(request: SearchRequest): Promise<string[]> {
    const candidates: string[] = [];
    suggestionsFor(request.query, (query) => candidates.push(query) < 0);
    if (candidates.length === 0) return [];
    const answers = await ask(
      candidates.map((query) => ({ ...filtersOf(request), indexName, query, hitsPerPage: 0 })),
    );
    const found = new Set(candidates.filter((_, index) => answers[index]?.nbHits));
    return suggestionsFor(request.query, (query) => found.has(query));
  }

  return {
    // The page has connected already, and there is nothing to fetch beforehand.
    prepare: async () => {},
    async search(request): Promise<SearchResult> {
      if (!request.query.trim()) return { hits: [], total: 0, kindCounts: {}, suggestions: [] };
      const [answer, ofAllKinds = answer] = await ask(requestsFor(request, indexName));
      const { hits, nbHits = 0 } = answer as Response;
      return {
        hits: hits.map(toHit),
        total: nbHits,
        kindCounts: kindCountsOf(ofAllKinds as Response),
        suggestions: nbHits > 0 ? [] : await suggest(request),
      };
    },
  };
}

/** An origin, as the provider's client wants it. */
export function hostOf(origin: string) {
  const { host, protocol } = new URL(origin);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}

/** The contextual facets: the reader's language, and one of the docs tags. */
function filtersOf({ tags, preferredTags = tags, language = 'en' }: SearchRequest) {
  return {
    facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
    optionalFilters: [preferredTags.map((tag) => `docusaurus_tag:${tag}`)],
  };
}

function requestsFor(request: SearchRequest, indexName: string): SearchForHits[] {
  const { query, kinds, page = 0, pageSize = PAGE_SIZE } = request;
  const filters = filtersOf(request);
  const all: SearchForHits = {
    ...filters,
    indexName,
    query,
    facets: ['kind'],
    page,
    hitsPerPage: pageSize,
    attributesToHighlight: ['hierarchy.lvl1', 'hierarchy.lvl2'],
    attributesToSnippet: ['content:30'],
    snippetEllipsisText: ' … ',
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
  };
  if (!kinds) return [all];
  const ofKinds = [...filters.facetFilters, kinds.map((kind) => `kind:${kind}`)];
  // The counts are those without the filter by kind.
  return [
    { ...all, facetFilters: ofKinds },
    { ...all, page: 0, hitsPerPage: 0 },
  ];
}

function kindCountsOf({ facets }: Response): SearchResult['kindCounts'] {
  const counts = facets?.kind ?? {};
  return Object.fromEntries(
    RECORD_KINDS.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]]] : [])),
  );
}

/** What the provider marked in the attributes of a hit. */
interface Marks {
  hierarchy?: { lvl1?: { value?: string }; lvl2?: { value?: string } };
  content?: { value?: string };
}

function toHit(hit: Response['hits'][number]): SearchHit {
  const marks = hit._highlightResult as Marks | undefined;
  const cut = hit._snippetResult as Marks | undefined;
  const { lvl1, lvl2 } = hit.hierarchy;
  const page = readMarked(marks?.hierarchy?.lvl1?.value ?? lvl1);
  const heading = lvl2 ? readMarked(marks?.hierarchy?.lvl2?.value ?? lvl2) : undefined;
  const snippet = readMarked(cut?.content?.value ?? '');
  const written = [page, ...(heading ? [heading] : []), snippet].flatMap(({ text, ranges }) =>
    ranges.map(([start, end]) => text.slice(start, end)),
  );
  return {
    url: ownAddress(hit.url),
    kind: hit.kind,
    tag: hit.docusaurus_tag,
    version: hit.version,
    breadcrumb: hit.breadcrumb,
    page,
    heading,
    within: hit.within,
    snippet,
    terms: [...new Set(written)].filter((term) => term.length > 1),
  };
}

function asSearchError(error: unknown): SearchError {
  const { status, message } = error as { status?: number; message?: string };
  return new SearchError(
    typeof status === 'number' ? 'refused' : 'unreachable',
    `The hosted search failed: ${message ?? error}`,
    { cause: error },
  );
}
