import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import { findPage, loadPage } from '@route-records/pages';
import { ROUTE_ATTRIBUTE } from '@site/src/addresses/documentRoute';

import { type ReactNode, useEffect } from 'react';

/**
 * The frame around every page. The router ignores letter case: a link in the wrong case would show a
 * page under an address that the host does not know, so the address is replaced with the page's own.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const history = useHistory();
  const { pathname, search, hash, state } = useLocation<unknown>();
  useEffect(() => {
    let current = true;
    const correct = () => {
      const page = findPage(pathname);
      if (current && page && page !== pathname) {
        history.replace({ pathname: page, search, hash, state });
      }
    };
    // A page that does not load is reported where its code is loaded.
    loadPage(pathname).then(correct, () => {});
    return () => {
      current = false;
    };
  }, [pathname, search, hash, state, history]);
  return (
    <>
      <Head>
        <html {...{ [ROUTE_ATTRIBUTE]: pathname }} />
      </Head>
      {children}
    </>
  );
}
