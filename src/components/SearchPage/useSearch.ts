import type { SearchHit } from '@site/src/search/SearchClient';
import { useCallback, useEffect, useState } from 'react';

type State = { kind: 'idle' } | { kind: 'failed' } | { kind: 'found'; hits: SearchHit[] };

/**
 * Searches while the query changes; the engine is loaded with the first query.
 *
 * @param query - what the reader typed
 * @param tags - the docs tags to search in
 * @returns what was found, and a way to search again after a failure
 */
export function useSearch(query: string, tags: readonly string[]) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const tagList = tags.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another search
  useEffect(() => {
    if (!query.trim()) {
      setState({ kind: 'idle' });
      return;
    }
    let current = true;
    import('@site/src/search/client')
      .then(({ searchClient }) => searchClient.search(query, tagList.split(',')))
      .then(
        (hits) => current && setState({ kind: 'found', hits }),
        () => current && setState({ kind: 'failed' }),
      );
    return () => {
      current = false;
    };
  }, [query, tagList, attempt]);

  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
