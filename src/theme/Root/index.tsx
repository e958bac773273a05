import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { ROUTE_ATTRIBUTE } from '@site/src/addresses/documentRoute';
import { pageAt } from '@site/src/addresses/siteRoutes';
import type { ReactNode } from 'react';

/**
 * The frame around every page. The router ignores letter case: a link in the wrong case would show a
 * page under an address that the host does not know, so the address is replaced with the page's own.
 *
 * @param props - the site
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const history = useHistory();
  const { pathname, search, hash, state } = useLocation<unknown>();
  const page = pageAt(pathname) ?? pathname;
  useIsomorphicLayoutEffect(() => {
    if (page !== pathname) history.replace({ pathname: page, search, hash, state });
  }, [page, pathname, search, hash, state, history]);
  return (
    <>
      <Head>
        <html {...{ [ROUTE_ATTRIBUTE]: pathname }} />
      </Head>
      {children}
    </>
  );
}
