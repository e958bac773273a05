import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import TextPage from '@site/src/components/TextPage';
import type { ReactNode } from 'react';

/**
 * What a reader without a network gets for every address: its scripts show the page of the address from the offline
 * copy. This text stays when they cannot.
 */
export default function OpeningPage(): ReactNode {
  return (
    <TextPage title="You are offline">
      <PageMetadata description="Opens a page from the copy of this site in your browser." />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p>
        If this page is part of the copy in your browser, it opens in a moment. Otherwise it needs a
        network connection.
      </p>
    </TextPage>
  );
}
