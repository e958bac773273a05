import './live/ChangeLife.module.css';
import type { ComponentProps, ReactNode } from 'react';
import DiagramPart from './DiagramPart';
import type { ChangeLife as LiveChangeLife } from './live';

/** The path of a change from the control to `onQueryChange` and back, for a value and for a new rule. */
export default function ChangeLife(props: ComponentProps<typeof LiveChangeLife>): ReactNode {
  return <DiagramPart>{({ ChangeLife: Own }) => <Own {...props} />}</DiagramPart>;
}
