import type { ReactNode } from 'react';
import { Aside, Name } from '../Diagram';
import styles from './styles.module.css';

interface BoxProps {
  /** The class of the element. */
  name: string;
  /** How it is drawn. */
  variant: 'frame' | 'root' | 'group' | 'area' | 'rule' | 'between';
  children: ReactNode;
}

/** The class of each variant of an element that contains others. */
const VARIANT_CLASSES: Record<BoxProps['variant'], string | undefined> = {
  frame: styles.frame,
  root: styles.root,
  group: styles.group,
  area: styles.area,
  rule: styles.rule,
  between: styles.between,
};

/** An element that contains others. */
export default function Box({ name, variant, children }: BoxProps): ReactNode {
  const row = variant === 'rule' || variant === 'between' || name.endsWith('-header');
  return (
    <li className={VARIANT_CLASSES[variant]}>
      <Name>{name}</Name>
      {variant === 'between' && <Aside>(optional)</Aside>}
      <ul className={row ? styles.row : styles.stack}>{children}</ul>
    </li>
  );
}
