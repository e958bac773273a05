import { type ReactNode, useId } from 'react';
import styles from './Diagram.module.css';

/** Props of the diagrams whose content differs between versions. */
export interface VersionedProps {
  /**
   * The major version to draw. What version 8 added is marked, and left out of earlier versions.
   * Default: 8.
   */
  version?: number;
}

interface DiagramProps {
  /** The title of the diagram. */
  title: string;
  /** The explanation below the diagram. */
  legend?: ReactNode;
  children: ReactNode;
}

/** The frame of a diagram: a figure with its title above and its legend below. */
export default function Diagram({ title, legend, children }: DiagramProps): ReactNode {
  const id = useId();
  return (
    <figure className={styles.diagram} aria-labelledby={id}>
      <figcaption className={styles.title} id={id}>
        {title}
      </figcaption>
      {children}
      {legend && <div className={styles.legend}>{legend}</div>}
    </figure>
  );
}

/** A name in code. The prefix that it shares with its neighbors, up to the last hyphen, is dimmed. */
export function Name({ children }: { children: string }): ReactNode {
  const end = children.lastIndexOf('-') + 1;
  return (
    <code className={styles.name}>
      {end > 0 && <span className={styles.prefix}>{children.slice(0, end)}</span>}
      {children.slice(end)}
    </code>
  );
}

/**
 * The meaning of a dashed outline or an icon, for screen readers only.
 */
export function Aside({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles.aside}> {children}</span>;
}

/** A label for what version 7 does not have. */
export function Since8(): ReactNode {
  return <span className={styles.since}>since v8</span>;
}
