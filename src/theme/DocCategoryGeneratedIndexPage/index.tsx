import '@site/src/components/CategoryPage/publishedStyles';
import { useActivePlugin, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { fetchVisibleLinks } from '@site/src/codeLoading/routes/visibleLinks';
import components from '@site/src/components/CategoryPage/components';
import LoadedSidebar from '@site/src/components/DocNavigation/LoadedSidebar';
import { useLaterSidebars } from '@site/src/components/DocNavigation/needs';
import LatestCanonical from '@site/src/components/LatestCanonical';
import NearestTopic from '@site/src/components/NearestTopic';
import HydrateOnInteraction from '@site/src/hydrateOnInteraction';
import { findSameTopic } from '@site/src/versions/topics';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import { type ReactNode, useEffect, useMemo } from 'react';

/**
 * The page of a category, which the version switch can lead to like a guide. Its cards need the sidebar, but they are
 * links.
 */
export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const pluginId = useActivePlugin({ failfast: true })?.pluginId;
  const latest = useLatestVersion(pluginId);
  const slug = props.categoryGeneratedIndex.permalink.split('/').at(-1);
  const sidebars = useLaterSidebars();
  const needs = useMemo(() => [components, ...(sidebars ? [sidebars] : [])], [sidebars]);
  const { title, description } = props.categoryGeneratedIndex;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own cards
  useEffect(() => {
    const cards = document.querySelector('main section');
    return cards ? fetchVisibleLinks(cards) : undefined;
  }, [slug]);
  return (
    <>
      <PageMetadata title={title} description={description} />
      <NearestTopic />
      <HydrateOnInteraction needs={needs} hasLinksOnly>
        {() => (
          <LoadedSidebar>
            {components.loaded && <components.loaded.CategoryPage {...props} />}
          </LoadedSidebar>
        )}
      </HydrateOnInteraction>
      <LatestCanonical path={findSameTopic(`/category/${slug}`, latest)?.path} />
    </>
  );
}
