import IconWordWrap from '@theme/Icon/WordWrap';
import type { ReactNode } from 'react';

const LABEL = 'Toggle word wrap';

interface Props {
  isWrapped: boolean;
  onClick: () => void;
}

/** The button of a code block that wraps long lines. */
export default function WordWrapButton({ isWrapped, onClick }: Props): ReactNode {
  return (
    <button
      type="button"
      className="clean-btn"
      aria-label={LABEL}
      aria-pressed={isWrapped}
      title={LABEL}
      onClick={onClick}
    >
      <IconWordWrap aria-hidden="true" />
    </button>
  );
}
