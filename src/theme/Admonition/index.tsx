import TextPart from '@site/src/components/TextPart';
import type { Props } from '@theme/Admonition';
import type { ReactNode } from 'react';

/** A note, a tip or a warning. */
export default function Admonition(props: Props): ReactNode {
  return <TextPart>{({ Admonition: LiveAdmonition }) => <LiveAdmonition {...props} />}</TextPart>;
}
