import { useCopy } from '@site/src/components/CopyButton/useCopy';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import type { ReactNode } from 'react';

/** The button of a code block that copies its code. */
export default function CopyButton({ readCode }: { readCode: () => string }): ReactNode {
  const { result, copy } = useCopy(readCode);
  const Icon = result?.isCopied ? IconSuccess : IconCopy;
  return (
    <button
      type="button"
      className="clean-btn"
      aria-label={result?.text ?? 'Copy code to clipboard'}
      title={result?.text ?? 'Copy'}
      data-copied={result?.isCopied}
      onClick={copy}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
