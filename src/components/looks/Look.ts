import type { ComponentType, ReactNode } from 'react';
import type { Translations } from 'react-querybuilder';

/** What a look brings to the demo page. */
export interface Look {
  /** One of the ids in `src/demo/looks.ts`; also the file name of its stylesheet. */
  id: string;
  /** The address of its scoped stylesheet, from a `?url` import. */
  stylesheet?: string;
  /** The providers that the UI library and its adapter ask for, around the query builder. */
  Frame: ComponentType<{ children?: ReactNode }>;
  /** Labels that the package lacks. */
  translations?: Partial<Translations>;
}
