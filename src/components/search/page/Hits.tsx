import { type ReactNode, useEffect, useRef } from 'react';
import HitLink from '../HitLink';
import HitText from '../HitText';
import { pathOf, titleOf } from '../hits';
import Marked from '../Marked';
import SearchFailure from '../SearchFailure';
import type { MoreState, SearchState } from '../useSearch';
import styles from './styles.module.css';

interface Props {
  found: Extract<SearchState, { kind: 'found' }>;
  moreState: MoreState;
  /** Gets the next hits. */
  more: () => Promise<void>;
}

/** Pages of hits that load on scroll. Then a button loads more, so that the footer can be reached. */
const PAGES_BY_SCROLLING = 5;

/** Whether the focus is behind the list, where more hits would push what has it out of sight. */
const isFocusBehind = (list: Element | null) => {
  const focused = document.activeElement;
  if (!list || !focused) return false;
  return Boolean(list.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
};

/**
 * The hits of the search page. More come when the reader scrolls to the end of the list or presses
 * the button there.
 */
export default function Hits({ found, moreState, more }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusFrom = useRef<number>();
  const { hits, total, pages } = found;
  const isMore = hits.length < total;

  // The latest function, so that the observer need not be recreated for it.
  const latestMore = useRef(more);
  latestMore.current = more;
  useEffect(() => {
    const end = button.current;
    if (!end || !isMore || pages >= PAGES_BY_SCROLLING || moreState !== 'ready') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isAtEnd = entries.some(({ isIntersecting }) => isIntersecting);
        if (isAtEnd && !isFocusBehind(list.current)) latestMore.current();
      },
      { rootMargin: '200px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isMore, pages, moreState]);

  // The button moves away, or is gone: whoever pressed it goes on with the first new hit. Hits that
  // were asked for before the focus came behind the list must not push it out of sight.
  useEffect(() => {
    if (focusFrom.current === undefined) {
      if (isFocusBehind(list.current)) document.activeElement?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (hits.length <= focusFrom.current) return;
    list.current?.children[focusFrom.current]?.querySelector('a')?.focus();
    focusFrom.current = undefined;
  }, [hits]);

  const onPress = () => {
    focusFrom.current = hits.length;
    more();
  };
  return (
    <>
      <ol ref={list} className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <HitText
              kind={hit.kind}
              title={
                <HitLink url={hit.url} terms={hit.terms}>
                  <Marked {...titleOf(hit)} />
                </HitLink>
              }
              breadcrumb={pathOf(hit)}
              snippet={hit.snippet}
            />
          </li>
        ))}
      </ol>
      {moreState === 'failed' && <SearchFailure onRetry={onPress} />}
      {isMore && moreState !== 'failed' && (
        <button
          ref={button}
          type="button"
          className="button button--secondary"
          aria-disabled={moreState === 'busy'}
          onClick={onPress}
        >
          {moreState === 'busy' ? 'Fetching more results' : 'Show more results'}
        </button>
      )}
    </>
  );
}
