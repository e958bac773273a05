import './publishedStyles';
import HydrateOnInteraction from '@site/src/hydrateOnInteraction';
import type { ReactNode } from 'react';
import components from './components';
import LoadedSidebar from './LoadedSidebar';
import { useDocNavigationNeeds } from './needs';

type Components = NonNullable<(typeof components)['loaded']>;

interface Props {
  /** Whether it contains links only, which need no components. */
  hasLinksOnly?: boolean;
  /** Whether something in it scrolls. */
  scrolls?: boolean;
  /** Renders it, with the components that have been loaded. */
  children: (components: Components) => ReactNode;
}

/** A part of a docs page that leads to other pages. */
export default function DocNavigation({ children, ...props }: Props): ReactNode {
  const needs = useDocNavigationNeeds();
  return (
    <HydrateOnInteraction needs={needs} {...props}>
      {() => <LoadedSidebar>{children(components.loaded as Components)}</LoadedSidebar>}
    </HydrateOnInteraction>
  );
}
