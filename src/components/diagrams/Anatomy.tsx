import './live/Anatomy/styles.module.css';
import './live/Glyph.module.css';
import type { ComponentProps, ReactNode } from 'react';
import DiagramPart from './DiagramPart';
import type { Anatomy as LiveAnatomy } from './live';

/** A query builder with the class of each part. */
export default function Anatomy(props: ComponentProps<typeof LiveAnatomy>): ReactNode {
  return <DiagramPart>{({ Anatomy: Own }) => <Own {...props} />}</DiagramPart>;
}
