import type { ReactNode } from 'react';
import ApiLookup from '.';

/** The box on the index of the reference and on the pages of its packages. */
export default function PageLookup(): ReactNode {
  return <ApiLookup id="api-lookup" label="Find a member or a prop" />;
}
