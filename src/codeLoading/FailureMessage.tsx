import controls from '@site/src/components/controls.module.css';
import type { ReactNode } from 'react';

interface Props {
  className?: string;
  /** Tries to load it again. */
  onRetry: () => void;
  /** What did not load, and what can help. */
  children: ReactNode;
  /** Other ways out, behind the button. */
  others?: ReactNode;
}

/** A message that something did not load, with a button that tries again. */
export default function FailureMessage({ className, onRetry, children, others }: Props): ReactNode {
  return (
    <p role="alert" className={className}>
      {children}{' '}
      <button type="button" className={controls.plain} onClick={onRetry}>
        Try again
      </button>
      {others}
    </p>
  );
}
