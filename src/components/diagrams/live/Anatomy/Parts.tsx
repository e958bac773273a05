import type { ReactNode } from 'react';
import { Aside, Name, Since8, type VersionedProps } from '../Diagram';
import Glyph from '../Glyph';
import type { PartInfo } from './partInfos';
import styles from './styles.module.css';

function Part({ name, glyph, optional, since8 }: PartInfo): ReactNode {
  return (
    <li className={optional ? styles.partOptional : styles.part}>
      <Glyph {...glyph} />
      <span>
        <Name>{name}</Name>
        {optional && <Aside>(optional)</Aside>}
        {since8 && (
          <>
            {' '}
            <Since8 />
          </>
        )}
      </span>
    </li>
  );
}

interface PartsProps extends Required<VersionedProps> {
  parts: PartInfo[];
}

/** The elements inside another element that exist in a version. */
export default function Parts({ parts, version }: PartsProps): ReactNode {
  return parts
    .filter(({ since8 }) => (version ?? 8) >= 8 || !since8)
    .map((part) => <Part key={part.name} {...part} />);
}
