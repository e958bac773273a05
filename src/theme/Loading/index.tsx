import PageFailure from '@site/src/codeLoading/PageFailure';
import type OriginalLoading from '@theme/Loading';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * What a page shows while its code is loading: nothing at first, a spinner after a moment, and when
 * loading fails the error with a way to try again.
 */
export default function Loading({
  error,
  pastDelay,
  retry,
}: ComponentProps<typeof OriginalLoading>): ReactNode {
  if (error) {
    return (
      <PageFailure error={error} onRetry={retry}>
        This page did not load.
      </PageFailure>
    );
  }
  return pastDelay ? <div role="status" aria-label="Loading" className={styles.spinner} /> : null;
}
