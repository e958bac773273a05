import CopyButton from '@site/src/components/CopyButton';
import controls from '@site/src/components/controls.module.css';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  notices: string[];
  /** The query of the link as JSON, where it cannot be shown. */
  unsupportedQuery?: string;
  /** The state is lost when the page is reloaded. */
  isNotStored: boolean;
  onDismiss: () => void;
}

/** What is to be said of the link that was followed, and of the state that cannot be stored. */
export default function Notices({
  notices,
  unsupportedQuery,
  isNotStored,
  onDismiss,
}: Props): ReactNode {
  return (
    <div role="status">
      {isNotStored && (
        <div className={styles.notices}>
          <p>
            This query is too large for the address, and your browser does not let this page store
            it. It stays while this page is open. Before you reload or leave, copy it as JSON from
            the Export panel.
          </p>
        </div>
      )}
      {notices.length > 0 && (
        <div className={styles.notices}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
          {unsupportedQuery !== undefined && (
            <>
              <textarea
                readOnly
                rows={6}
                className={styles.unshown}
                aria-label="Query of the link"
                value={unsupportedQuery}
              />
              <CopyButton label="Copy the query" text={() => unsupportedQuery} />
            </>
          )}
          <button type="button" className={controls.plain} onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
