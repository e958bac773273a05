import { useActivePlugin, useDoc } from '@docusaurus/plugin-content-docs/client';
import ApiMemberKind from '@site/src/components/ApiNote/ApiMemberKind';
import NearestTopic from '@site/src/components/NearestTopic';
import OriginalContent from '@theme-original/DocItem/Content';
import type { ComponentProps, ReactNode } from 'react';

/**
 * The text of a docs page; that of an API member begins with its kind and its package, and one
 * that the version switch could not find begins with a note.
 *
 * @param props - the page's content
 * @returns the text
 */
export default function DocItemContent(props: ComponentProps<typeof OriginalContent>): ReactNode {
  const plugin = useActivePlugin();
  const { metadata } = useDoc();
  return (
    <>
      {plugin?.pluginId === 'api' && <ApiMemberKind docId={metadata.id} />}
      <NearestTopic />
      <OriginalContent {...props} />
    </>
  );
}
