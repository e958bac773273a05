import { DocPartsContext } from '@site/src/components/DocParts';
import PageSource from '@site/src/components/PageSource';
import { type ReactNode, useContext } from 'react';

/**
 * The end of a docs page: where a guide is edited, or what a page of the API reference was made from. The footer
 * of the theme is not used: most of its code is for tags, which no page has.
 */
export default function DocItemFooter(): ReactNode {
  const { after } = useContext(DocPartsContext);
  return after ?? <PageSource />;
}
