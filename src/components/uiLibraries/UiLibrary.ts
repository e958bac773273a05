import type { ComponentType, ReactNode } from 'react';
import type { Translations } from 'react-querybuilder';

/** What a UI library brings to the demo page. */
export interface UiLibrary {
  /** One of the ids in `src/demo/uiLibraries.ts`; also the name of its folder and its stylesheet. */
  id: string;
  /** The address of its scoped stylesheet, from a `?url` import. */
  stylesheet?: string;
  /** The providers that the UI library and its adapter ask for, around the query builder. */
  Frame: ComponentType<{ children?: ReactNode }>;
  /**
   * How many rules of a large query are rendered in one go, where the number of `src/demo/mounting`
   * would block a page for more than 50 ms.
   */
  batchSize?: number;
  /** Labels that the adapter does not provide. */
  translations?: Partial<Translations>;
}
