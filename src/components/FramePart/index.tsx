import './publishedStyles';
import PagePart, { type PartProps } from '@site/src/hydrateOnInteraction/PagePart';
import type { ReactNode } from 'react';
import components from './components';

type Props = PartProps<NonNullable<(typeof components)['loaded']>>;

/** A part of what is around every page. It is in the page's HTML, and reacts when the reader uses it. */
export default function FramePart(props: Props): ReactNode {
  return <PagePart of={components} {...props} />;
}
