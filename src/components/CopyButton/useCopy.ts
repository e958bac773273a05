import { useEffect, useState } from 'react';
import { type CopyResult, copyText, RESULT_DURATION } from './copyText';

/**
 * Copies a text, and says for some time whether the browser allowed it.
 *
 * @param text - returns the text to copy; may throw an error, whose message is the result
 */
export function useCopy(text: () => string): { result?: CopyResult; copy: () => Promise<void> } {
  const [result, setResult] = useState<CopyResult>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), RESULT_DURATION);
    return () => clearTimeout(timer);
  }, [result]);

  return { ...(result && { result }), copy: async () => setResult(await copyText(text)) };
}
