import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useDoc, useDocsVersion, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import { Redirect, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { FORWARDED_GUIDES } from '@site/config/forwardedGuides';
import type { ReactNode } from 'react';

/**
 * Forwards the reader of a guide that moved to the guide that `config/forwardedGuides.ts` names, in the
 * same docs version, with the query and hash of the address.
 *
 * In the published HTML a script in the head does so before anything is shown, or, without scripts, the
 * tag that the forwarding plugin adds; inside the running site the router does. A reader who sees the
 * page all the same finds a link on it.
 *
 * @throws Error while the site is built, when the list names no guide, or, from `useLayoutDoc`, no guide of
 *   the same docs version
 */
export default function Forward(): ReactNode {
  const { version } = useDocsVersion();
  const { id } = useDoc().metadata;
  const to = FORWARDED_GUIDES[id];
  if (!to) {
    throw new Error(
      `<Forward /> on the guide "${id}" needs an entry in config/forwardedGuides.ts with the id of another guide of docs version "${version}".`,
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
