import DocNavigation from '@site/src/components/DocNavigation';
import type { Props } from '@theme/DocPaginator';
import type { ReactNode } from 'react';

/** The links to the previous and the next docs page. */
export default function DocPaginator(props: Props): ReactNode {
  return (
    <DocNavigation hasLinksOnly>
      {({ DocPaginator: Paginator }) => <Paginator {...props} />}
    </DocNavigation>
  );
}
