import { forwardRef } from 'react';
import { CloseIcon, SearchIcon } from './icons';
import type { ActiveHit } from './useActiveHit';

interface Props {
  query: string;
  /** A search is under way. */
  busy: boolean;
  active: ActiveHit;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** Longer queries are not sent by DocSearch either. */
const MAX_QUERY_LENGTH = 512;

/** The field of the search window: a combobox, whose list are the hits. */
export default forwardRef<HTMLInputElement, Props>(function SearchForm(
  { query, busy, active, onQuery, onClose },
  ref,
) {
  const isExpanded = active.count > 0 && query.trim() !== '';
  return (
    <search className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onSubmit={(event) => event.preventDefault()}
        onReset={() => onQuery('')}
      >
        <label className="DocSearch-MagnifierLabel" htmlFor="search-query" aria-busy={busy}>
          <SearchIcon />
          <span className="DocSearch-VisuallyHiddenForAccessibility">Search</span>
        </label>
        <input
          ref={ref}
          id="search-query"
          className="DocSearch-Input"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? active.listId : undefined}
          aria-activedescendant={isExpanded ? active.hitId(active.index) : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_QUERY_LENGTH}
          placeholder="Search the docs"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={active.onKeyDown}
        />
        <div className="DocSearch-Actions">
          {query && (
            <button type="reset" className="DocSearch-Clear">
              Clear
            </button>
          )}
          <button
            type="button"
            className="DocSearch-Action DocSearch-Close"
            aria-label="Close"
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
      </form>
    </search>
  );
});
