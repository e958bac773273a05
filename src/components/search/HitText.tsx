import type { MarkedText } from '@site/src/search/SearchClient';
import type { RecordKind } from '@site/src/search/SearchRecord';
import type { ReactNode } from 'react';
import styles from './HitText.module.css';
import { KIND_NAMES } from './kinds';
import Marked from './Marked';

interface Props {
  kind: RecordKind;
  /** Its title, or a link with it. */
  title: ReactNode;
  breadcrumb: readonly string[];
  snippet?: MarkedText;
}

/** What a hit says about itself. */
export default function HitText({ kind, title, breadcrumb, snippet }: Props): ReactNode {
  return (
    <span className={styles.hit}>
      <span className={`DocSearch-Hit-title ${styles.title}`}>{title}</span>{' '}
      <span className={`DocSearch-Hit-path ${styles.path}`}>
        <span className={styles.kind}>{KIND_NAMES[kind].one}</span> {breadcrumb.join(' › ')}
      </span>
      {snippet?.text && (
        <>
          {' '}
          <span className={styles.snippet}>
            <Marked {...snippet} />
          </span>
        </>
      )}
    </span>
  );
}
