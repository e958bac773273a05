import { DocsSidebarProvider, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { useLaterSidebars } from './needs';

/** Gives the parts inside the items of the sidebar, when they have been loaded. */
export default function LoadedSidebar({ children }: { children: ReactNode }): ReactNode {
  const sidebar = useDocsSidebar();
  const later = useLaterSidebars();
  const items = sidebar && later?.loaded?.[sidebar.name];
  if (!items) return children;
  return (
    <DocsSidebarProvider name={sidebar.name} items={items}>
      {children}
    </DocsSidebarProvider>
  );
}
