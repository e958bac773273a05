import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The text of the button before it is used. */
  label: string;
  /** Returns the text to copy when the button is used; may throw an error, whose message is shown. */
  text: () => string;
  className?: string;
}

/** How long the button shows the result, in milliseconds. */
const RESULT_DURATION = 2500;

/** A button that copies a text, and then shows and announces whether the browser allowed it. */
export default function CopyButton({ label, text, className }: Props): ReactNode {
  const [result, setResult] = useState<string>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), RESULT_DURATION);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    let copied: string;
    try {
      copied = text();
    } catch (error) {
      setResult((error as Error).message);
      return;
    }
    try {
      await navigator.clipboard.writeText(copied);
      setResult('Copied');
    } catch {
      // Without permission, or on a page without https.
      setResult('Your browser did not copy it');
    }
  };

  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {result ?? label}
      </button>
      <span role="status" className={styles.visuallyHidden}>
        {result}
      </span>
    </>
  );
}
