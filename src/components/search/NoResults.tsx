import { REPOSITORY } from '@site/config/repository';
import type { ReactNode } from 'react';
import styles from './messages.module.css';

interface Props {
  query: string;
  /** Queries that find something. */
  suggestions: readonly string[];
  /** The reader picks one of them. */
  onPick: (suggestion: string) => void;
}

/** Says that nothing was found, and what to do about it. */
export default function NoResults({ query, suggestions, onPick }: Props): ReactNode {
  // Half a character, which encodeURIComponent would refuse, becomes a replacement character.
  const report = new URLSearchParams({ title: `Search: ${query}` });
  return (
    <div className={styles.message}>
      <p>
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="button button--sm button--secondary"
                  onClick={() => onPick(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={`${REPOSITORY}/issues/new?${report}`} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
