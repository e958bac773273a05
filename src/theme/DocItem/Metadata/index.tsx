import Head from '@docusaurus/Head';
import { useActivePlugin, useDoc, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { sameTopic } from '@site/src/versions/topics';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/** Names the latest version's page on the same topic as the one for search engines to show. */
function LatestCanonical({ pluginId }: { pluginId: string }): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const latest = useLatestVersion(pluginId);
  const page = sameTopic(metadata.id, latest);
  if (!page) return null;
  return (
    <Head>
      <link rel="canonical" href={`${siteConfig.url}${page.path}`} />
    </Head>
  );
}

/**
 * The head tags of a docs page, with the social card of its kind unless it names its own.
 *
 * @returns nothing to see
 */
export default function DocItemMetadata(): ReactNode {
  const plugin = useActivePlugin();
  const { assets, frontMatter } = useDoc();
  const card = plugin?.pluginId === 'api' ? 'img/social/api.png' : 'img/social/docs.png';
  return (
    <>
      <OriginalMetadata />
      {plugin && <LatestCanonical pluginId={plugin.pluginId} />}
      <PageMetadata image={assets.image ?? frontMatter.image ?? card} />
    </>
  );
}
