import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import LookupBox from './LookupBox';

interface Props {
  /** The reader follows a result: a sidebar that covers the page closes. */
  onFollow: () => void;
}

/** The box at the top of the sidebar of the reference; nothing in other sidebars. */
export default function SidebarLookup({ onFollow }: Props): ReactNode {
  if (useActivePlugin()?.pluginId !== 'api') return null;
  return (
    <li className="api-lookup-in-sidebar" data-sidebar-head>
      <LookupBox id="api-lookup-sidebar" label="Find a name" isLabelHidden onFollow={onFollow} />
    </li>
  );
}
