// The styles of all diagrams: in the page's HTML, they are there before their components.
import './live/Diagram.module.css';
import PagePart, { type PartProps } from '@site/src/hydrateOnInteraction/PagePart';
import type { ReactNode } from 'react';
import components from './components';

type Props = Pick<PartProps<NonNullable<(typeof components)['loaded']>>, 'children'>;

/** A diagram of a guide, which nobody can use: it stays as it is in the page's HTML. */
export default function DiagramPart({ children }: Props): ReactNode {
  return (
    <PagePart of={components} hasLinksOnly>
      {children}
    </PagePart>
  );
}
