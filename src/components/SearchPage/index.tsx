import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata, useContextualSearchFilters } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { SITE } from '@site/config/site';
import { sectionName } from '@site/src/search/sections';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useSearch } from './useSearch';

const PARAMETER = 'q';

/**
 * The results for the query in the address. Shown inside the page's layout, which knows the
 * reader's docs version.
 *
 * @returns the content of the search page
 */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const { tags } = useContextualSearchFilters();
  // The published HTML knows no query, and the first render in the browser must equal it.
  const query = (useIsBrowser() && new URLSearchParams(search).get(PARAMETER)) || '';
  const { state, retry } = useSearch(query, tags);
  const title = query ? `Search results for "${query}"` : 'Search';

  const onChange = (value: string) => {
    const next = new URLSearchParams(value ? { [PARAMETER]: value } : {});
    history.replace({ pathname, search: next.toString() });
  };

  return (
    <>
      <PageMetadata
        title={title}
        description="Search the guides, the API reference and the demos."
      />
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <search>
          <label className={styles.field}>
            <span>Search for</span>
            <input
              type="search"
              name={PARAMETER}
              value={query}
              autoComplete="off"
              placeholder="formatQuery, custom operators, styling"
              onChange={({ target }) => onChange(target.value)}
            />
          </label>
        </search>
        <div aria-live="polite">
          {state.kind === 'failed' && (
            <div className={styles.notice}>
              <p>
                <strong>Unable to fetch results</strong>
              </p>
              <p>You might want to check your network connection.</p>
              <button type="button" className="button button--primary" onClick={retry}>
                Try again
              </button>
            </div>
          )}
          {state.kind === 'found' && state.hits.length === 0 && (
            <div className={styles.notice}>
              <p>
                No results for &quot;<strong>{query}</strong>&quot;
              </p>
              <p>
                Believe this query should return results?{' '}
                <Link
                  href={`${SITE.repository}/issues/new?title=${encodeURIComponent(`Search: ${query}`)}`}
                >
                  Let us know.
                </Link>
              </p>
            </div>
          )}
          {state.kind === 'found' && state.hits.length > 0 && (
            <p className={styles.count}>
              {state.hits.length} {state.hits.length === 1 ? 'result' : 'results'}
            </p>
          )}
        </div>
        {state.kind === 'found' && (
          <ol className={styles.hits}>
            {state.hits.map(({ url, title: page, heading, description, tag }) => (
              <li key={url}>
                <Link to={url}>{heading ? `${page}: ${heading}` : page}</Link>
                <span>{sectionName(tag)}</span>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        )}
      </main>
    </>
  );
}
