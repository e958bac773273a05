import { failureText } from '@site/src/routeLoading/failureText';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Why loading failed; it is shown in plain words. */
  error: unknown;
  /** Tries again; a promise of `false` means that there is still no answer. */
  onRetry: () => unknown;
  /** Whether the box lies over the lower edge of the page, and not in its flow. */
  isFloating?: boolean;
  /** What the failure means for the reader. */
  children: ReactNode;
}

/**
 * The box that says that code of the site did not load, with the error and a way to try again.
 *
 * @param props - see {@link Props}
 * @returns the box
 */
export default function LoadFailure({ error, onRetry, isFloating, children }: Props): ReactNode {
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
