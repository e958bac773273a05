import './publishedStyles';
import HydrateOnInteraction from '@site/src/hydrateOnInteraction';
import { type ReactNode, useMemo } from 'react';
import components from './components';

type Components = NonNullable<(typeof components)['loaded']>;

interface Props {
  /** Whether it contains links only, which need no components. */
  hasLinksOnly?: boolean;
  /** Whether it shows a menu while the reader points at it. */
  opensMenu?: boolean;
  /** Renders it, with the components that have been loaded. */
  children: (components: Components) => ReactNode;
}

/** A part of what is around every page. It is in the page's HTML, and reacts when the reader uses it. */
export default function FramePart({ children, ...props }: Props): ReactNode {
  // Not once for the module: on the server, the components import it, too.
  const needs = useMemo(() => [components], []);
  return (
    <HydrateOnInteraction needs={needs} {...props}>
      {() => children(components.loaded as Components)}
    </HydrateOnInteraction>
  );
}
