import { MDXProvider } from '@mdx-js/react';
import { DocPartsContext } from '@site/src/components/DocParts';
import NearestTopic from '@site/src/components/NearestTopic';
import PageMarkdown from '@site/src/components/PageMarkdown';
import OriginalContent from '@theme-original/DocItem/Content';
import { type ComponentProps, type ReactNode, useContext } from 'react';

/**
 * The text of a docs page, with the parts that its docs plugin adds; a page that the version switch
 * could not find begins with a note. It can be copied as
 * Markdown.
 */
export default function DocItemContent({
  children,
}: ComponentProps<typeof OriginalContent>): ReactNode {
  const { before, components } = useContext(DocPartsContext);
  return (
    <>
      {before}
      <NearestTopic />
      <PageMarkdown />
      <OriginalContent>
        {components ? <MDXProvider components={components}>{children}</MDXProvider> : children}
      </OriginalContent>
    </>
  );
}
