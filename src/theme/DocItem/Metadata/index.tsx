import { useActivePlugin, useDoc, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import LatestCanonical from '@site/src/components/LatestCanonical';
import { sameTopic } from '@site/src/versions/topics';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/**
 * The head tags of a docs page: the social card of its kind unless it names its own, and the latest
 * version's page on the same topic as the canonical one.
 *
 * @returns nothing to see
 */
export default function DocItemMetadata(): ReactNode {
  const pluginId = useActivePlugin({ failfast: true })?.pluginId;
  const { assets, frontMatter, metadata } = useDoc();
  const latest = useLatestVersion(pluginId);
  const card = pluginId === 'api' ? 'img/social/api.png' : 'img/social/docs.png';
  return (
    <>
      <OriginalMetadata />
      <LatestCanonical path={sameTopic(metadata.id, latest)?.path} />
      <PageMetadata image={assets.image ?? frontMatter.image ?? card} />
    </>
  );
}
