import SidebarLookup from '@site/src/components/ApiLookup/SidebarLookup';
import { useCurrentItemInView } from '@site/src/components/DocNavigation/useCurrentItemInView';
import OriginalItems from '@theme-original/DocSidebarItems';
import type { ComponentProps, ReactNode } from 'react';

/**
 * The items of a sidebar, with that of the page in view; above those of the API reference is a box that
 * finds names.
 */
export default function DocSidebarItems(props: ComponentProps<typeof OriginalItems>): ReactNode {
  useCurrentItemInView(props.level === 1, props.activePath);
  const closeSidebar = () => props.onItemClick?.({ type: 'link', href: '', label: '' });
  return (
    <>
      {props.level === 1 && <SidebarLookup onFollow={closeSidebar} />}
      <OriginalItems {...props} />
    </>
  );
}
