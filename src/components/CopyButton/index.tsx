import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useCopy } from './useCopy';

interface Props {
  /** The text of the button before it is used. */
  label: string;
  /** Returns the text to copy when the button is used; may throw an error, whose message is shown. */
  text: () => string;
  className?: string;
}

/** A button that copies a text, and then shows and announces whether the browser allowed it. */
export default function CopyButton({ label, text, className }: Props): ReactNode {
  const { result, copy } = useCopy(text);
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {result?.text ?? label}
      </button>
      <span role="status" className={styles.visuallyHidden}>
        {result?.text}
      </span>
    </>
  );
}
