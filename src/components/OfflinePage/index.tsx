import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ownAddress } from '@site/src/addresses/basePath';
import TextPage from '@site/src/components/TextPage';
import type { ReactNode } from 'react';
import OfflineCopy from './OfflineCopy';

/** The page on which readers store the site for reading it without a network. */
export default function OfflinePage(): ReactNode {
  const { offline } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <TextPage title="Read offline">
      <PageMetadata description="Store the guides, the API reference, the search and the sandbox in your browser, and use them without a network." />
      {offline ? (
        <>
          <Head>
            <link rel="manifest" href={ownAddress('/manifest.json')} />
          </Head>
          <p>
            Your browser can store one version of this site. Without a network you can then read its
            guides, look up names, search, and run code in the sandbox.
          </p>
          <OfflineCopy />
          <h2>What is stored</h2>
          <ul>
            <li>
              The guides of the version, with their live examples and the types in their code.
            </li>
            <li>Its API reference, if this site has one for it.</li>
            <li>The search in both.</li>
            <li>
              The <Link to="/sandbox">sandbox</Link> with the packages of the version and their
              types.
            </li>
          </ul>
          <p>
            The <Link to="/demo">demos</Link> are not stored. With a network, every page comes from
            the site, never from the copy.
          </p>
          <h2>Install as an app</h2>
          <p>
            Most browsers can install this site as an app, from their menu or from an icon in the
            address bar. The app opens the guides in its own window, and needs a stored version to
            work without a network.
          </p>
        </>
      ) : (
        <p>
          This site offers no copy for reading it without a network. A copy that your browser had
          stored is deleted.
        </p>
      )}
    </TextPage>
  );
}
