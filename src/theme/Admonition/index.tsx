import TextPart from '@site/src/components/TextPart';
import type { Props as ThemeProps } from '@theme/Admonition';
import type { ReactNode } from 'react';

interface Props extends ThemeProps {
  /** Whether it contains text and code only; `plugins/content/static-html` says so. */
  hasLinksOnly?: boolean;
}

/** A note, a tip or a warning. */
export default function Admonition({ hasLinksOnly = false, ...props }: Props): ReactNode {
  return (
    <TextPart hasLinksOnly={hasLinksOnly}>
      {({ Admonition: LiveAdmonition }) => <LiveAdmonition {...props} />}
    </TextPart>
  );
}
