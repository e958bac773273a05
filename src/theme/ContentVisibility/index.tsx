import Head from '@docusaurus/Head';
import type { Props } from '@theme/ContentVisibility';
import type { ReactNode } from 'react';

/**
 * Keeps search engines from a page that is unlisted. The theme also loads banners for drafts and unlisted pages on
 * every page; this site has neither.
 */
export default function ContentVisibility({ metadata }: Props): ReactNode {
  if (!metadata.unlisted && !metadata.frontMatter.unlisted) return null;
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  );
}
