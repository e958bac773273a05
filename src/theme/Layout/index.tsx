import { useLocation } from '@docusaurus/router';
import { ownAddress, withinSite } from '@site/src/addresses/basePath';
import type { Props } from '@theme/Layout';
import OriginalLayout from '@theme-original/Layout';
import type { ReactNode } from 'react';

/** Pages that are there to be used, not read. */
const NEEDING_SCRIPTS = /^\/(?:demo|sandbox|search)\b/;

/** The layout of every page. Where scripts are off, pages that cannot do without say so. */
export default function Layout({ children, ...props }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <OriginalLayout {...props}>
      {NEEDING_SCRIPTS.test(withinSite(pathname)) && (
        <noscript>
          <p className="needs-scripts">
            This page needs JavaScript, which is turned off in your browser. The{' '}
            <a href={ownAddress('/docs/intro')}>guides</a> and the{' '}
            <a href={ownAddress('/api')}>API reference</a> work without it.
          </p>
        </noscript>
      )}
      {children}
    </OriginalLayout>
  );
}
