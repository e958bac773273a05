import controls from '@site/src/components/controls.module.css';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  notices: string[];
  onDismiss: () => void;
}

/**
 * What is to be said of the link that was followed.
 *
 * @param props - see {@link Props}
 * @returns the notices, or nothing
 */
export default function Notices({ notices, onDismiss }: Props): ReactNode {
  return (
    <div role="status">
      {notices.length > 0 && (
        <div className={styles.notices}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
          <button type="button" className={controls.plain} onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
