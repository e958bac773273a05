import { useDocsPreferredVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { searchPath } from '@site/src/search/address';
import { prepareSearch } from '@site/src/search/client';
import { takeTyped } from '@site/src/search/earlyKeys';
import { ALL_VERSIONS, versionIn } from '@site/src/search/scope';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearch } from '../useSearch';
import { useSearchFilters } from '../useSearchFilters';
import Footer from './Footer';
import Results from './Results';
import SearchForm from './SearchForm';
import StartScreen from './StartScreen';
import { useActiveHit } from './useActiveHit';
import { useStoredSearches } from './useStoredSearches';
import './searchWindow.css';

export interface SearchWindowProps {
  /** The window closes; the focus goes back unless the reader leaves for a hit. */
  onClose: (giveFocusBack: boolean) => void;
}

/** What the reader has selected on the page, as a first query. */
const selection = () => String(window.getSelection() ?? '').trim();
const MAX_SELECTION_LENGTH = 64;

function firstQuery(): string {
  const selected = selection();
  return selected.length <= MAX_SELECTION_LENGTH && !selected.includes('\n') ? selected : '';
}

/** The version of the page, where the search page would not take it for the reader's by itself. */
function useOtherVersion(tags: readonly string[]): string | undefined {
  const latest = useLatestVersion(undefined);
  const { preferredVersion } = useDocsPreferredVersion();
  const version = versionIn(tags);
  return version === (preferredVersion ?? latest).name ? undefined : version;
}

/**
 * The search window: the interface and styles of DocSearch as a dialog of our own. DocSearch's own
 * window weighs as much as all that a search may fetch, is a button around its fields for screen
 * readers, writes stored hits as markup, and offers neither suggestions nor another try.
 */
export default function SearchWindow({ onClose }: SearchWindowProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { tags } = useSearchFilters();
  const otherVersion = useOtherVersion(tags);
  const [query, setQuery] = useState(firstQuery);
  const stored = useStoredSearches();
  const { state, busy, retry } = useSearch({ query, tags, preferredTags: tags });
  const hits = state.kind === 'found' ? state.hits : [];
  const active = useActiveHit(hits, query);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    const typed = takeTyped();
    if (typed) setQuery(typed);
    else input.current?.select();
  }, []);

  const tagList = tags.join();
  useEffect(() => prepareSearch(tagList.split(',')), [tagList]);

  const pick = (next: string) => {
    setQuery(next);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (event.key !== 'Escape' && !isShortcut) return;
    event.preventDefault();
    onClose(true);
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      aria-label="Search"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose(true);
      }}
      onClick={({ target }) => target === dialog.current && onClose(true)}
    >
      <div className="DocSearch-Modal">
        <SearchForm
          ref={input}
          query={query}
          busy={busy}
          active={active}
          onQuery={setQuery}
          onClose={() => onClose(true)}
        />
        <div className="DocSearch-Dropdown">
          {query.trim() ? (
            <Results
              state={state}
              active={active}
              onRetry={retry}
              onPick={pick}
              onFollow={(hit, inThisTab) => {
                stored.addRecent(hit);
                if (inThisTab) onClose(false);
              }}
              allPath={searchPath(query, otherVersion)}
              version={versionIn(tags) ?? ALL_VERSIONS}
              onSeeAll={() => onClose(false)}
            />
          ) : (
            <StartScreen stored={stored} input={input} onLeave={() => onClose(false)} />
          )}
        </div>
        <Footer />
      </div>
    </dialog>,
    document.body,
  );
}
