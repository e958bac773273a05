import { type ReactNode, useId } from 'react';
import styles from './Diagram.module.css';

/** Props of the diagrams whose content differs between versions. */
export interface VersionedProps {
  /** The major version to draw. 8 marks what 7 does not have; 7 leaves it out. Default: 8. */
  version?: 7 | 8;
}

interface DiagramProps {
  /** What the picture shows, in a few words. */
  title: string;
  /** How to read it, below the picture. */
  legend?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a diagram: a figure with its title above and the key to its signs below.
 *
 * @param props - see {@link DiagramProps}
 * @returns the figure
 */
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

/**
 * A name in code. What it shares with its neighbours, up to the last hyphen, steps back.
 *
 * @param props - `children`: the name, such as `rule-fields`
 * @returns the name
 */
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
 * What a dashed outline or an icon says, for those who do not see it.
 *
 * @param props - `children`: the text
 * @returns text that is only read out
 */
export function Aside({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles.aside}> {children}</span>;
}

/**
 * Says that version 7 does not have it.
 *
 * @returns the mark
 */
export function Since8(): ReactNode {
  return <span className={styles.since}>since v8</span>;
}
