import { stripVTControlCharacters } from 'node:util';

/** Where the message of an error begins, and what stands before it. */
const ERROR_LABEL = /^(?:(?:\[cause\]:|\[error\]|\w*Error:)\s*)+/i;

/** What follows a message: a stack trace, printed properties, or a piece of the source. */
const END = /^(?:at |\.\.\. \d+ |[\]})]|\[errors\]|Details:|╭─|Available .+ are:$)/;

/** Sentences of Docusaurus that hold for any site. */
const ADVICE =
  /^(?:\[INFO\]|Node version:|Please check |Note: |Exhaustive list |It looks like |Maybe |We recommend )/;

/** Errors that only say that there is a cause. */
const WRAPPER =
  /^(?:AggregateError$|Unable to build website|Loading of version failed|Docusaurus static site generation failed)/;

/** Docusaurus says on a line of its own which version it was reading. */
const VERSION = /^\[ERROR\] Loading of version failed for version (.+)/;

/** What the file system reports when nothing more fits. */
const NO_SPACE = /\bENOSPC\b|no space left on device/i;
const DISK_IS_FULL = 'The disk is full: free some space, then build again.';

const LIST_MARK = /^->? /;
const MAX_ITEMS = 6;

/**
 * Finds the sentence that explains why a command failed.
 *
 * Docusaurus prints an error with its chain of causes, outermost first, and stack traces between. The
 * innermost message says what is wrong, the one around it where.
 *
 * @param printed - the lines that the command printed
 * @returns one line of plain text: where and what, or the last line where no error was printed
 */
export function rootCause(printed: readonly string[]): string {
  if (printed.some((line) => NO_SPACE.test(line))) return DISK_IS_FULL;
  const lines = printed.map(plain).filter((line) => line !== '' && !ADVICE.test(line));
  const newest = lines.findLastIndex((line) => line.startsWith('[ERROR]'));
  const messages = lines
    .slice(Math.max(newest, 0))
    .flatMap((line, index, error) =>
      ERROR_LABEL.test(line) ? [getMessage(error.slice(index))] : [],
    )
    .filter((message) => message !== '' && !WRAPPER.test(message));
  const what = messages.at(-1) ?? lines.at(-1) ?? 'it gave no reason.';
  const version = lines.map((line) => VERSION.exec(line)?.[1]).find(Boolean);
  const where = messages.at(-2) ?? (version && `Docs version ${version}`);
  return where ? `${where.replace(/[.:]$/, '')}: ${what}` : what;
}

/** A line without colors, frames and the folder of the site. */
function plain(line: string): string {
  return stripVTControlCharacters(line)
    .replaceAll(`${process.cwd()}/`, '')
    .replace(/^[\s│×╰─▶]+/, '')
    .trim();
}

/** The message that the first line begins, in one line; of a long list its first items. */
function getMessage([first = '', ...rest]: readonly string[]): string {
  const end = rest.findIndex((line) => END.test(line) || ERROR_LABEL.test(line));
  let message = first.replace(ERROR_LABEL, '');
  let items = 0;
  for (const line of end < 0 ? rest : rest.slice(0, end)) {
    const isItem = LIST_MARK.test(line);
    if (isItem) items += 1;
    if (isItem && items > MAX_ITEMS) continue;
    const separator = isItem && !/[:.!]$/.test(message) ? ', ' : ' ';
    message += separator + line.replace(LIST_MARK, '');
  }
  const hidden = items - MAX_ITEMS;
  return hidden > 0 ? `${message}, and ${hidden} more (they are listed above)` : message.trim();
}

/**
 * Says in one sentence what an error of the build's own code means.
 *
 * @param error - what was thrown
 */
export function failureSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return NO_SPACE.test(message) ? DISK_IS_FULL : message;
}
