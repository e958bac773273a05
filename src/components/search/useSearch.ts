import { ownAddress } from '@site/src/addresses/basePath';
import { failedFile } from '@site/src/codeLoading/bundlerError';
import { searchPath } from '@site/src/search/address';
import { searchClient } from '@site/src/search/client';
import type { SearchHit, SearchRequest, SearchResult } from '@site/src/search/SearchClient';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The result of the latest completed search, with all pages loaded so far. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'failed'; query: string }
  | ({ kind: 'found'; query: string; pages: number; hits: SearchHit[] } & Omit<
      SearchResult,
      'hits'
    >);

/** Whether more hits can be loaded, are loading, or did not load. */
export type MoreState = 'ready' | 'busy' | 'failed';

/**
 * Searches when the request changes. The previous result stays until the new one arrives, and outdated
 * results are ignored.
 *
 * @param request - what to search for; its page is ignored
 * @returns what was found, whether a search is under way, a way to search again after a failure,
 *   and a way to get more hits
 */
export function useSearch(request: SearchRequest) {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const [busy, setBusy] = useState(false);
  const [moreState, setMoreState] = useState<MoreState>('ready');
  const [attempt, setAttempt] = useState(0);
  const outdated = useRef(false);
  // Requests are compared by what they say.
  const wanted = JSON.stringify(request);
  const newest = useRef(wanted);
  newest.current = wanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another search
  useEffect(() => {
    const { query, ...where } = JSON.parse(wanted) as SearchRequest;
    setMoreState('ready');
    if (!query.trim()) {
      setState({ kind: 'idle' });
      setBusy(false);
      return;
    }
    let current = true;
    const settle = (next: SearchState) => {
      if (!current) return;
      setState(next);
      setBusy(false);
    };
    setBusy(true);
    searchClient()
      .then((client) => client.search({ ...where, query }))
      .then(
        (result) => settle({ kind: 'found', query, pages: 1, ...result }),
        (error) => {
          // The site may have been published again, without the script that this page needs.
          outdated.current = failedFile(error) !== undefined;
          settle({ kind: 'failed', query });
        },
      );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);

  const retry = useCallback(() => {
    if (outdated.current && navigator.onLine) {
      window.location.assign(ownAddress(searchPath(JSON.parse(newest.current).query)));
    } else setAttempt((count) => count + 1);
  }, []);

  const more = useCallback(async () => {
    // While another search is under way, what is shown is not its beginning.
    if (state.kind !== 'found' || busy || moreState === 'busy') return;
    setMoreState('busy');
    try {
      const client = await searchClient();
      const next = await client.search({ ...JSON.parse(wanted), page: state.pages });
      if (newest.current !== wanted) return;
      setState({ ...state, pages: state.pages + 1, hits: joined(state.hits, next.hits) });
      setMoreState('ready');
    } catch {
      if (newest.current === wanted) setMoreState('failed');
    }
  }, [state, busy, moreState, wanted]);

  return { state, busy, retry, more, moreState };
}

/** A hosted index may change between two pages, and then name a hit twice. */
function joined(hits: readonly SearchHit[], next: readonly SearchHit[]): SearchHit[] {
  const known = new Set(hits.map(({ url }) => url));
  return [...hits, ...next.filter(({ url }) => !known.has(url))];
}
