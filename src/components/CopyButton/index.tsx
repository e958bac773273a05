import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The text of the button before it is used. */
  label: string;
  /**
   * Returns the text to copy when the button is used, or loads it. May throw an error, whose message is
   * shown.
   */
  text: () => string | Promise<string>;
  className?: string;
}

/** How long the button shows the result, in milliseconds. */
const RESULT_DURATION = 2500;

/** Writes a text to the clipboard, also one that is still being loaded: Safari allows no later call. */
function writeText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** A button that copies a text, and then shows and announces whether the browser allowed it. */
export default function CopyButton({ label, text, className }: Props): ReactNode {
  const [result, setResult] = useState<string>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), RESULT_DURATION);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    let copied: string | Promise<string>;
    try {
      copied = text();
    } catch (error) {
      setResult((error as Error).message);
      return;
    }
    try {
      await writeText(copied);
      setResult('Copied');
    } catch {
      const failure = await Promise.resolve(copied).then(
        () => undefined,
        (error: Error) => error.message,
      );
      // Without permission, or on a page without https.
      setResult(failure ?? 'Your browser did not copy it');
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
