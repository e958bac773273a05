import TextPart from '@site/src/components/TextPart';
import type { ReactNode } from 'react';

/** The list of contents where there is no room beside the text: it opens below its button. */
export default function DocItemTOCMobile(): ReactNode {
  return <TextPart>{({ MobileContents }) => <MobileContents />}</TextPart>;
}
