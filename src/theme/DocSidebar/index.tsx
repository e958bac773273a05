import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocNavigation from '@site/src/components/DocNavigation';
import { useCurrentItemInView } from '@site/src/components/DocNavigation/useCurrentItemInView';
import type { Props } from '@theme/DocSidebar';
import type { ComponentType, ReactNode } from 'react';

interface LiveSidebarProps extends Props {
  /** The sidebar of the theme. */
  of: ComponentType<Props>;
}

function LiveSidebar({ of: Sidebar, ...props }: LiveSidebarProps): ReactNode {
  const { items = props.sidebar } = useDocsSidebar() ?? {};
  return <Sidebar {...props} sidebar={items} />;
}

/** The sidebar of a docs page. It is in the page's HTML, and reacts when the reader uses it. */
export default function DocSidebar(props: Props): ReactNode {
  useCurrentItemInView(true, props.path);
  return (
    <DocNavigation scrolls>
      {(components) => <LiveSidebar {...props} of={components.DocSidebar} />}
    </DocNavigation>
  );
}
