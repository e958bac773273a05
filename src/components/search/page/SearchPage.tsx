import { PageMetadata } from '@docusaurus/theme-common';
import { PARAMETERS } from '@site/src/search/address';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { countOf } from '../hits';
import NoResults from '../NoResults';
import OtherVersion from '../OtherVersion';
import SearchFailure from '../SearchFailure';
import { useSearch } from '../useSearch';
import Filters from './Filters';
import Hits from './Hits';
import styles from './styles.module.css';
import { useAddress } from './useAddress';

/**
 * The results for the query in the address. Shown inside the page's layout, which knows the
 * reader's docs version.
 */
export default function SearchPage(): ReactNode {
  const address = useAddress();
  const { query, setQuery } = address;
  const { state, busy, retry, more, moreState } = useSearch(address.request);
  const found = state.kind === 'found' ? state : undefined;
  const asked = query.trim();
  const title = asked ? `Search results for "${asked}"` : 'Search';

  return (
    <>
      <PageMetadata
        title={title}
        description="Search the guides, the API reference and the demos."
      />
      <main className={styles.page} aria-busy={busy}>
        <Heading as="h1">{title}</Heading>
        <search>
          <label className={styles.field}>
            <span>Search for</span>
            <input
              type="search"
              name={PARAMETERS.query}
              value={query}
              autoComplete="off"
              spellCheck={false}
              placeholder="formatQuery, custom operators, styling"
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
          <Filters address={address} counts={found?.kindCounts} />
        </search>
        <div role="status">
          {state.kind === 'failed' && <SearchFailure onRetry={retry} />}
          {found && found.total === 0 && (
            <NoResults query={found.query} suggestions={found.suggestions} onPick={setQuery} />
          )}
          {found && found.total > 0 && <p className={styles.count}>{countOf(found.total)}</p>}
        </div>
        <OtherVersion state={state} version={address.version} />
        {found && found.total > 0 && <Hits found={found} moreState={moreState} more={more} />}
      </main>
    </>
  );
}
