import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';

/** A long type of the API reference, folded inside a table without the frame of the stock component. */
export default function FoldedType(props: ComponentProps<'details'>): ReactNode {
  return props.className === 'type' ? <details {...props} /> : <MDXComponents.details {...props} />;
}
