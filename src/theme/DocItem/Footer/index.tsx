import { DocPartsContext } from '@site/src/components/DocParts';
import OriginalFooter from '@theme-original/DocItem/Footer';
import { type ReactNode, useContext } from 'react';

/** The end of a docs page; a page of the API reference then tells what it was made from. */
export default function DocItemFooter(): ReactNode {
  const { after } = useContext(DocPartsContext);
  return (
    <>
      <OriginalFooter />
      {after}
    </>
  );
}
