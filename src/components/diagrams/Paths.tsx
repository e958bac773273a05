import './live/Paths.module.css';
import type { ComponentProps, ReactNode } from 'react';
import DiagramPart from './DiagramPart';
import type { Paths as LivePaths } from './live';

/** A nested query with the path of each rule and group. */
export default function Paths(props: ComponentProps<typeof LivePaths>): ReactNode {
  return <DiagramPart>{({ Paths: Own }) => <Own {...props} />}</DiagramPart>;
}
