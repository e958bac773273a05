import Head from '@docusaurus/Head';
import { useActivePlugin, useDoc, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { markdownAddress } from '@site/src/addresses/markdownAddress';
import LatestCanonical from '@site/src/components/LatestCanonical';
import { findSameTopic } from '@site/src/versions/topics';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/**
 * The head tags of a docs page: the title of a page of the API reference, its address as Markdown, the
 * social card of its kind unless it names its own, and the latest version's page on the same topic as the
 * canonical one.
 */
export default function DocItemMetadata(): ReactNode {
  const pluginId = useActivePlugin({ failfast: true })?.pluginId;
  const { assets, frontMatter, metadata } = useDoc();
  // The pages of the API reference have titles that are sentences.
  const { title_meta: title } = frontMatter as { title_meta?: string };
  const { pathname } = useLocation();
  const latest = useLatestVersion(pluginId);
  const card = pluginId === 'api' ? 'img/social/api.png' : 'img/social/docs.png';
  return (
    <>
      <OriginalMetadata />
      {title && (
        <Head>
          <title>{title}</title>
          <meta property="og:title" content={title} />
        </Head>
      )}
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(pathname)} />
      </Head>
      <LatestCanonical path={findSameTopic(metadata.id, latest)?.path} />
      <PageMetadata image={assets.image ?? frontMatter.image ?? card} />
    </>
  );
}
