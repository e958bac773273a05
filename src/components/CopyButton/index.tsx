import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the button says before it is used. */
  label: string;
  /** Makes the text to copy, when the button is used; may throw an error that says why it cannot. */
  text: () => string;
  className?: string;
}

/** How long the button says what became of it, in milliseconds. */
const SAID = 2500;

/**
 * A button that copies a text, and says so; or says that the browser does not let it.
 *
 * @param props - see {@link Props}
 * @returns the button
 */
export default function CopyButton({ label, text, className }: Props): ReactNode {
  const [result, setResult] = useState<string>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), SAID);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    let made: string;
    try {
      made = text();
    } catch (error) {
      setResult((error as Error).message);
      return;
    }
    try {
      await navigator.clipboard.writeText(made);
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
      <span role="status" className={styles.said}>
        {result}
      </span>
    </>
  );
}
