import { type ComponentProps, type ReactNode, useMemo } from 'react';
import HydrateOnInteraction from '.';
import type { Part } from './createPart';

interface Props<Components>
  extends Omit<ComponentProps<typeof HydrateOnInteraction>, 'needs' | 'children'> {
  /** The components that it needs in order to react. */
  of: Part<Components>;
  /** Renders the part, with the components that have been loaded. */
  children: (components: Components) => ReactNode;
}

/** How a kind of parts is used: the module of the kind adds the components. */
export type PartProps<Components> = Omit<Props<Components>, 'of'>;

/** A part of a page that stays as it is in the page's HTML until the reader uses it, and needs components then. */
export default function PagePart<Components>({
  of: components,
  children,
  ...props
}: Props<Components>): ReactNode {
  const needs = useMemo(() => [components], [components]);
  return (
    <HydrateOnInteraction needs={needs} {...props}>
      {() => children(components.loaded as Components)}
    </HydrateOnInteraction>
  );
}
