import type { ImportFormatId } from './formats';
import type { ImportOptions, ReadQuery } from './readQuery';

/** A request from the page to the worker. */
export type ImportRequest = [format: ImportFormatId, text: string, options: ImportOptions];

/** The result of the worker: the query, or the error in the text. */
export type ImportAnswer = { read: ReadQuery } | { problem: { message: string; offset?: number } };
