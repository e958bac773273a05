import type { ReactNode } from 'react';
import styles from './messages.module.css';

/** Says that a search could not be answered. */
export default function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.message}>
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
