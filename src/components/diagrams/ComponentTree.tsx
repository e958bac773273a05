import './live/ComponentTree.module.css';
import type { ComponentProps, ReactNode } from 'react';
import DiagramPart from './DiagramPart';
import type { ComponentTree as LiveComponentTree } from './live';

/** The components that a query builder renders, with the keys of `controlElements` that replace them. */
export default function ComponentTree(props: ComponentProps<typeof LiveComponentTree>): ReactNode {
  return <DiagramPart>{({ ComponentTree: Own }) => <Own {...props} />}</DiagramPart>;
}
