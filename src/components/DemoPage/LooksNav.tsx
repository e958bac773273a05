import Link from '@docusaurus/Link';
import { looks } from '@site/src/demo/looks';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The id of the look that is shown. */
  current: string;
}

/**
 * The way to the demo in the other looks.
 *
 * @param props - see {@link Props}
 * @returns the navigation
 */
export default function LooksNav({ current }: Props): ReactNode {
  return (
    <nav aria-label="UI library" className={styles.looks}>
      {looks.map(({ id, label, route }) => (
        <Link key={id} to={route} aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
