import { useActivePlugin, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import LatestCanonical from '@site/src/components/LatestCanonical';
import NearestTopic from '@site/src/components/NearestTopic';
import { findSameTopic } from '@site/src/versions/topics';
import OriginalPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type { ComponentProps, ReactNode } from 'react';

/** The page of a category, which the version switch can lead to like a guide. */
export default function DocCategoryGeneratedIndexPage(
  props: ComponentProps<typeof OriginalPage>,
): ReactNode {
  const pluginId = useActivePlugin({ failfast: true })?.pluginId;
  const latest = useLatestVersion(pluginId);
  const slug = props.categoryGeneratedIndex.permalink.split('/').at(-1);
  return (
    <>
      <NearestTopic />
      <OriginalPage {...props} />
      <LatestCanonical path={findSameTopic(`/category/${slug}`, latest)?.path} />
    </>
  );
}
