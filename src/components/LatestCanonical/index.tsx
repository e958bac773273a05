import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  /** The path of the latest version's page on the same topic, if it has one. */
  path: string | undefined;
}

/**
 * Names the latest version's page as the one for search engines to show.
 *
 * @returns a head tag, or nothing, which leaves the page its own address
 */
export default function LatestCanonical({ path }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  if (!path) return null;
  // Docusaurus knows the index of the reference by a path with a slash at its end.
  return (
    <Head>
      <link rel="canonical" href={`${siteConfig.url}${path.replace(/\/$/, '')}`} />
    </Head>
  );
}
