import defaultUiLibrary from '@site/src/components/uiLibraries/default';
import type { UiLibrary } from '@site/src/components/uiLibraries/UiLibrary';
import type { Example } from '@site/src/demo/examples/Example';
import { orders } from '@site/src/demo/examples/orders';
import type { UiLibraryInfo } from '@site/src/demo/uiLibraries';

type Loader<T> = () => Promise<T>;

/** Loads a UI library with its adapter. */
export async function loadUiLibrary(id: UiLibraryInfo['id']): Promise<UiLibrary> {
  if (id === 'default') return defaultUiLibrary;
  const { default: uiLibrary } = await import(`../uiLibraries/${id}/index.tsx`);
  return uiLibrary;
}

export type ExampleId = 'orders' | 'people' | 'logs';

/** The examples, in the order that they are listed in. */
export const EXAMPLES: readonly { id: ExampleId; label: string }[] = [
  { id: 'orders', label: 'Bicycle orders' },
  { id: 'people', label: 'People' },
  { id: 'logs', label: 'Server logs' },
];

const exampleLoaders: Record<ExampleId, Loader<Example>> = {
  orders: async () => orders,
  people: () => import('@site/src/demo/examples/people'),
  logs: () => import('@site/src/demo/examples/logs'),
};

/** Loads the fields and the query of an example. */
export const loadExample = async (id: ExampleId): Promise<Example> => {
  const { fields, query } = await exampleLoaders[id]();
  return { fields, query };
};
