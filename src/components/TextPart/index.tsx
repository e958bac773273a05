import './publishedStyles';
import PagePart, { type PartProps } from '@site/src/hydrateOnInteraction/PagePart';
import type { ReactNode } from 'react';
import components from './components';

type Props = PartProps<NonNullable<(typeof components)['loaded']>>;

/**
 * A part of the text of a docs page with a component of the theme that few readers use: a note, a collapsible section,
 * the list of contents on a phone. It is in the page's HTML, and reacts when the reader uses it.
 */
export default function TextPart(props: Props): ReactNode {
  return <PagePart of={components} {...props} />;
}
