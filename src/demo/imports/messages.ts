import type { ImportFormatId } from './formats';
import type { ImportOptions, ReadQuery } from './readQuery';

/** What the page asks of the worker. */
export type ImportRequest = [format: ImportFormatId, text: string, options: ImportOptions];

/** What the worker tells the page: that it begins to read, and then what came of it. */
export type ImportReply =
  | { kind: 'begun' }
  | { kind: 'read'; result: ReadQuery }
  | { kind: 'problem'; message: string; offset?: number }
  | { kind: 'failed' };

/** What a visitor reads when the worker, or a parser in it, does not arrive. */
export const NOT_LOADED = 'The parser could not be loaded. Check your connection and try again.';
