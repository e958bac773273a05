import type { ReactNode } from 'react';

export interface Props {
  value: string;
  /** The text of the tab, unless that is its value. */
  label?: string;
  children: ReactNode;
}

/** What a tab shows; `Tabs` renders the tab itself. */
export default function TabItem({ children }: Props): ReactNode {
  return children;
}
