import { useStorageSlot } from '@docusaurus/theme-common';
import type { SearchHit } from '@site/src/search/SearchClient';
import {
  readSearches,
  type StoredSearch,
  type StoredSearches,
  withFavourite,
  withoutSearch,
  withRecent,
} from '@site/src/search/storedSearches';
import { useMemo } from 'react';
import { toStored } from '../hits';

/** Where the searches are kept. */
export const STORED_SEARCHES_KEY = 'docs.search.searches';

/** What the search window remembers, and how to change it. */
export interface StoredSearchesControl {
  searches: StoredSearches;
  addRecent: (hit: SearchHit) => void;
  addStored: (search: StoredSearch) => void;
  addFavourite: (search: StoredSearch) => void;
  remove: (url: string) => void;
}

/** Keeps what the reader opened from the search window in the browser's storage. */
export function useStoredSearches(): StoredSearchesControl {
  const [stored, slot] = useStorageSlot(STORED_SEARCHES_KEY);
  return useMemo(() => {
    const searches = readSearches(stored);
    const keep = (next: StoredSearches) => slot.set(JSON.stringify(next));
    return {
      searches,
      addRecent: (hit) => keep(withRecent(searches, toStored(hit))),
      addStored: (search) => keep(withRecent(searches, search)),
      addFavourite: (search) => keep(withFavourite(searches, search)),
      remove: (url) => keep(withoutSearch(searches, url)),
    };
  }, [stored, slot]);
}
