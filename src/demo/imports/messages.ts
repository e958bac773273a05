import type { ImportFormatId } from './formats';
import type { ImportOptions, ReadQuery } from './readQuery';

/** What the page asks of the worker. */
export type ImportRequest = [format: ImportFormatId, text: string, options: ImportOptions];

/** What the worker answers: the query, or what is wrong with the text. */
export type ImportAnswer = { read: ReadQuery } | { problem: { message: string; offset?: number } };
