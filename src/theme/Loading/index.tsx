import LoadFailure from '@site/src/components/LoadFailure';
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/**
 * What stands in for a page whose code is loading: nothing at first, a spinner after a moment, and
 * when loading fails the error with a way to try again.
 *
 * @param props - the state of loading, from `react-loadable`
 * @returns the spinner, the box, or nothing
 */
export default function Loading({ error, pastDelay, retry }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <LoadFailure error={error} onRetry={retry}>
        This page did not load.
      </LoadFailure>
    );
  }
  return pastDelay ? <div role="status" aria-label="Loading" className={styles.spinner} /> : null;
}
