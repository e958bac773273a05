import Head from '@docusaurus/Head';
import OriginalNotFound from '@theme-original/NotFound';
import type { ReactNode } from 'react';

/** The not-found page, marked as such for `plugins/headScripts/pageSuffixes.ts`. */
export default function NotFound(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" data-not-found="" />
      </Head>
      <OriginalNotFound />
    </>
  );
}
