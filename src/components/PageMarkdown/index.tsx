import { useModule } from '@site/src/codeLoading/useModule';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const loadTools = () => import('./Tools');

/**
 * What a reader can do with the Markdown of a guide or a page of the API reference: copy it, or open it. It is
 * loaded behind the page; until then its place is reserved.
 */
export default function PageMarkdown(): ReactNode {
  const { loaded } = useModule(true, loadTools);
  return (
    <div className={styles.tools} data-nosnippet data-needs-scripts>
      {loaded && <loaded.default />}
    </div>
  );
}
