import Link from '@docusaurus/Link';
import type { SearchHit } from '@site/src/search/SearchClient';
import type { ReactNode } from 'react';
import HitLink from '../HitLink';
import HitText from '../HitText';
import { countOf, pathOf, titleOf } from '../hits';
import Marked from '../Marked';
import NoResults from '../NoResults';
import OtherVersion from '../OtherVersion';
import SearchFailure from '../SearchFailure';
import type { SearchState } from '../useSearch';
import type { ActiveHit } from './useActiveHit';

interface Props {
  state: SearchState;
  active: ActiveHit;
  onRetry: () => void;
  /** The reader picks a suggestion. */
  onPick: (query: string) => void;
  onFollow: (hit: SearchHit, inThisTab: boolean) => void;
  /** The address of the page with all results. */
  allPath: string;
  onSeeAll: () => void;
  /** The name of the version that is searched. */
  version: string;
}

/** What the search window shows for a query: hits, or why there are none. */
export default function Results(props: Props): ReactNode {
  const { state, onRetry, onPick, version, onSeeAll } = props;
  const found = state.kind === 'found' ? state : undefined;
  return (
    <>
      {/* Told to screen readers; it has to be there before its text changes. */}
      <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {found && (found.total === 0 ? `No results for ${found.query}` : countOf(found.total))}
        {state.kind === 'failed' && 'Unable to fetch results'}
      </p>
      <OtherVersion state={state} version={version} onFollow={onSeeAll} />
      {state.kind === 'failed' && (
        <div className="DocSearch-ErrorScreen">
          <SearchFailure onRetry={onRetry} />
        </div>
      )}
      {found && found.total === 0 && (
        <div className="DocSearch-NoResults">
          <NoResults query={found.query} suggestions={found.suggestions} onPick={onPick} />
        </div>
      )}
      {found && found.total > 0 && <Hits {...props} found={found} />}
    </>
  );
}

type Found = Extract<SearchState, { kind: 'found' }>;

function Hits({ found, active, onFollow, allPath, onSeeAll }: Props & { found: Found }): ReactNode {
  return (
    <div className="DocSearch-Dropdown-Container">
      <section className="DocSearch-Hits">
        <div id={active.listId} role="listbox" aria-label="Results">
          {found.hits.map((hit, index) => (
            <div key={hit.url} className="DocSearch-Hit">
              <HitLink
                id={active.hitId(index)}
                role="option"
                aria-selected={index === active.index}
                tabIndex={-1}
                url={hit.url}
                terms={hit.terms}
                onFollow={(inThisTab) => onFollow(hit, inThisTab)}
                onMouseMove={() => active.setIndex(index)}
              >
                <HitText
                  kind={hit.kind}
                  title={<Marked {...titleOf(hit)} />}
                  breadcrumb={pathOf(hit)}
                  snippet={hit.snippet}
                />
              </HitLink>
            </div>
          ))}
        </div>
      </section>
      <section className="DocSearch-HitsFooter">
        <Link to={allPath} onClick={onSeeAll}>
          See all {countOf(found.total)}
        </Link>
      </section>
    </div>
  );
}
