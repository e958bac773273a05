import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './SearchUnavailable.module.css';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/**
 * The dialog that opens in place of the search window when its code cannot be loaded. It is part of
 * the first scripts of a page, so that it is available offline.
 */
export default function SearchUnavailable({ onRetry, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next key, which may be Escape.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="search-unavailable"
      onClose={onClose}
    >
      <h2 id="search-unavailable">Search is not available</h2>
      <p role="alert">
        {navigator.onLine ? 'The site does not answer.' : 'You are offline.'} Search needs files
        that your browser has not loaded yet. Reconnect and try again.
      </p>
      <form method="dialog">
        <button type="button" className="button button--primary" onClick={onRetry}>
          Retry
        </button>{' '}
        <button type="submit" className="button button--secondary">
          Close
        </button>
      </form>
    </dialog>
  );
}
