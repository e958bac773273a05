import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useDocsVersion, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import { Redirect, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

interface Props {
  /** The id of the guide that this page's content moved to, in the same docs version. */
  to: string;
}

/**
 * Takes the reader of a moved page on to where its content is now, in the reader's docs version and
 * with the query and hash of the address kept.
 *
 * In the published HTML a script in the head does it before anything is shown, or, where scripts are
 * off, the tag that the forwarding plugin adds; inside the running site the router does it.
 *
 * @param props - see {@link Props}
 * @returns a sentence with a link, for whoever sees the page all the same
 * @throws Error, while the site is built, when `to` is not a page of the same docs version
 */
export default function Forward({ to }: Props): ReactNode {
  const { docs, version } = useDocsVersion();
  if (!docs[to]) {
    throw new Error(
      `<Forward to="${to}" /> names no page of docs version "${version}": write the id of one, such as "intro".`,
    );
  }
  const doc = useLayoutDoc(to);
  const isBrowser = useIsBrowser();
  const { search, hash } = useLocation();
  if (!doc) return null;
  const { path } = doc;
  return (
    <>
      {isBrowser ? (
        <Redirect to={`${path}${search}${hash}`} />
      ) : (
        <Head>
          <script>{`location.replace(${JSON.stringify(path)}+location.search+location.hash)`}</script>
        </Head>
      )}
      <p data-forward={path}>
        This page moved to <Link to={path}>{path}</Link>.
      </p>
    </>
  );
}
