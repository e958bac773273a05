import TextPart from '@site/src/components/TextPart';
import type { Props } from '@theme/Details';
import type { ReactNode } from 'react';

/** A collapsible section of a guide. */
export default function Details(props: Props): ReactNode {
  return <TextPart>{({ Details: LiveDetails }) => <LiveDetails {...props} />}</TextPart>;
}
