import TextPart from '@site/src/components/TextPart';
import type { Props } from '@theme/CodeBlock';
import type { ReactNode } from 'react';

/** A code block that is not in the static HTML of a page. What uses its buttons needs no React. */
export default function CodeBlock({ children, ...props }: Props): ReactNode {
  return (
    <TextPart hasLinksOnly>
      {({ CodeBlock: LiveCodeBlock }) => (
        <LiveCodeBlock {...props}>{children as string}</LiveCodeBlock>
      )}
    </TextPart>
  );
}
