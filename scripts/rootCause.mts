/** A line of a stack trace or of an error's printed properties. */
const NOISE = /^\s*(?:at |\.\.\. \d+ lines|[\]})]|\[?errors?\]?:? \[)/;

/**
 * Finds the sentence that explains why a command failed.
 *
 * Docusaurus prints an error with its chain of causes, outermost first, and stack traces between; a
 * reader wants the innermost message.
 *
 * @param lines - what the command printed
 * @returns the message of the innermost cause, or the last line where there is none
 */
export function rootCause(lines: readonly string[]): string {
  const starts = lines.flatMap((line, index) =>
    /(?:\[cause\]:|\[ERROR\]|^\[?error\]?|^(?:\w*Error):)/i.test(line) ? [index] : [],
  );
  const start = starts.at(-1);
  if (start === undefined) return lines.at(-1)?.trim() || 'it gave no reason.';
  const message: string[] = [];
  for (const line of lines.slice(start, start + 12)) {
    if (message.length > 0 && (NOISE.test(line) || line.trim() === '')) break;
    message.push(line.trim());
  }
  return message
    .join(' ')
    .replace(/^.*?\[cause\]:\s*/, '')
    .replace(/^\[ERROR\]\s*/, '')
    .replace(/^(?:\w*Error): /, '')
    .trim();
}
