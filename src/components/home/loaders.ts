import { look as defaultLook } from '@site/src/components/looks/default';
import type { Look } from '@site/src/components/looks/Look';
import type { Example } from '@site/src/demo/examples/Example';
import { orders } from '@site/src/demo/examples/orders';
import type { LookInfo } from '@site/src/demo/looks';

type Loader<T> = () => Promise<T>;

const lookLoaders: Record<LookInfo['id'], Loader<{ look: Look }>> = {
  default: async () => ({ look: defaultLook }),
  antd: () => import('@site/src/components/looks/antd'),
  bootstrap: () => import('@site/src/components/looks/bootstrap'),
  bulma: () => import('@site/src/components/looks/bulma'),
  chakra: () => import('@site/src/components/looks/chakra'),
  fluent: () => import('@site/src/components/looks/fluent'),
  mantine: () => import('@site/src/components/looks/mantine'),
  material: () => import('@site/src/components/looks/material'),
  tremor: () => import('@site/src/components/looks/tremor'),
};

/** Loads a UI library with its adapter. */
export async function loadLook(id: string): Promise<Look> {
  const load = lookLoaders[id];
  if (!load) throw new RangeError(`There is no adapter "${id}".`);
  return (await load()).look;
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
