import { useActivePlugin, useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

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
      <PageMetadata image={assets.image ?? frontMatter.image ?? card} />
    </>
  );
}
