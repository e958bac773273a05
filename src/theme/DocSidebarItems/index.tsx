import SidebarLookup from '@site/src/components/ApiLookup/SidebarLookup';
import OriginalItems from '@theme-original/DocSidebarItems';
import type { ComponentProps, ReactNode } from 'react';

/** The items of a sidebar; above those of the API reference is a box that finds names. */
export default function DocSidebarItems(props: ComponentProps<typeof OriginalItems>): ReactNode {
  const closeSidebar = () => props.onItemClick?.({ type: 'link', href: '', label: '' });
  return (
    <>
      {props.level === 1 && <SidebarLookup onFollow={closeSidebar} />}
      <OriginalItems {...props} />
    </>
  );
}
