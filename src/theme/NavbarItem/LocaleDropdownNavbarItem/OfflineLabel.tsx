import { type ReactNode, useEffect, useState } from 'react';
import styles from '../styles.module.css';

const LABEL = 'Read offline';

/**
 * The label of the link to the page where readers store the site. Where they have done so, it says that there is an
 * update; nobody else loads anything for that.
 */
export default function OfflineLabel(): ReactNode {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    if (!navigator.serviceWorker?.controller) return;
    let isShown = true;
    import('@site/src/offline/hasUpdate')
      .then(({ hasUpdate }) => hasUpdate())
      .then(
        (found) => isShown && setOutdated(found),
        () => {},
      );
    return () => {
      isShown = false;
    };
  }, []);
  if (!isOutdated) return LABEL;
  return (
    <>
      {LABEL} <span className={styles.nearest}>update available</span>
    </>
  );
}
