import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { failureText } from './failureText';
import styles from './PageFailure.module.css';

interface Props {
  /** Why loading failed. */
  error: unknown;
  /** Tries again; resolves to `false` when the site still does not respond. */
  onRetry: () => unknown;
  /** Whether the box lies over the lower edge of the page, and not in its flow. */
  isFloating?: boolean;
  /** What the failure means for the reader. */
  children: ReactNode;
}

/** The box that tells a reader that code of the page did not load, with the reason and a retry button. */
export default function PageFailure({ error, onRetry, isFloating, children }: Props): ReactNode {
  const [failedRetries, setFailedRetries] = useState(0);
  const retry = async () => {
    if ((await onRetry()) === false) setFailedRetries((count) => count + 1);
  };
  return (
    <div role="alert" className={clsx(styles.box, isFloating && styles.floating)}>
      <p>{children}</p>
      <p className={styles.error}>{failureText(error, navigator.onLine)}</p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
        {failedRetries > 0 && (
          <span key={failedRetries}>Still no answer. Check your network connection.</span>
        )}
      </p>
    </div>
  );
}
