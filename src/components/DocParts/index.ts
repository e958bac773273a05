import type { MDXProvider } from '@mdx-js/react';
import { type ComponentProps, createContext, type ReactNode } from 'react';

/** What the pages of one docs plugin have around their text, and in it. */
export interface DocParts {
  before?: ReactNode;
  after?: ReactNode;
  /** Replace elements of the text. */
  components?: ComponentProps<typeof MDXProvider>['components'];
}

/** Guides have no such parts, and load none of the code. */
export const DocPartsContext = createContext<DocParts>({});
