/** What came of copying, for the reader. */
export interface CopyResult {
  isCopied: boolean;
  text: string;
}

/** How long a button shows the result, in milliseconds. */
export const RESULT_DURATION = 2500;

/** Writes to the clipboard, also on a page without https, which has no clipboard interface. */
async function write(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const { default: copy } = await import('copy-text-to-clipboard');
  return copy(text);
}

/**
 * Copies a text.
 *
 * @param text - returns the text to copy; may throw an error, whose message is the result
 */
export async function copyText(text: () => string): Promise<CopyResult> {
  let copied: string;
  try {
    copied = text();
  } catch (error) {
    return { isCopied: false, text: (error as Error).message };
  }
  // The browser may not allow it, or the code for it does not load.
  const isCopied = await write(copied).catch(() => false);
  return { isCopied, text: isCopied ? 'Copied' : 'Your browser did not copy it' };
}
