import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface ConsentBarProps {
  /** The host that page views would be sent to. */
  host: string;
  onChoose: (granted: boolean) => void;
}

/** Asks the reader whether page views may be counted. The page stays usable while the bar is shown. */
export default function ConsentBar({ host, onChoose }: ConsentBarProps): ReactNode {
  return (
    <section aria-label="Analytics" className={styles.bar}>
      <p>
        May we count which pages are read? The address of each page you open would be sent to {host}
        . Nothing is sent unless you allow it.
      </p>
      <div className={styles.choices}>
        <button type="button" className="button button--primary" onClick={() => onChoose(true)}>
          Allow
        </button>
        <button type="button" className="button button--primary" onClick={() => onChoose(false)}>
          Do not allow
        </button>
      </div>
    </section>
  );
}
