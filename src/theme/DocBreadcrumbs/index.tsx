import DocNavigation from '@site/src/components/DocNavigation';
import type { ReactNode } from 'react';

/** Where a docs page is in the sidebar. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <DocNavigation hasLinksOnly>
      {({ DocBreadcrumbs: Breadcrumbs }) => <Breadcrumbs />}
    </DocNavigation>
  );
}
