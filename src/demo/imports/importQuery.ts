import type { DemoQuery } from '../state';
import { withIds } from '../withIds';
import { type ImportFormatId, importFormats } from './formats';
import { ImportError, ParserLoadError, positionOf } from './importError';
import type { ImportOptions, ReadQuery } from './readQuery';

/** Why a text was not imported, and where in it; lines and columns are counted from 1. */
export interface ImportFailure {
  message: string;
  /** The place in the text, counted in characters from 0. */
  offset?: number;
  line?: number;
  column?: number;
  /** Whether the parser could not be loaded, so that the text may be valid. */
  isLoadFailure?: boolean;
}

/** What came of an import: a query with an id for each rule and group, or the problem. */
export type ImportResult = { query: DemoQuery; notices: string[] } | { problem: ImportFailure };

/** Reads a query. */
export type QueryReader = (
  format: ImportFormatId,
  text: string,
  options: ImportOptions,
) => Promise<ReadQuery>;

/**
 * Imports a query from a text.
 *
 * @param format - the format of the text
 * @param text - the text, whatever it holds
 * @param options - the form that the query is to have
 * @param read - reads the text; the page does so in a worker, and never loads a parser itself
 * @returns the query, or what is wrong with the text; never throws
 */
export async function importQuery(
  format: ImportFormatId,
  text: string,
  options: ImportOptions,
  read: QueryReader,
): Promise<ImportResult> {
  try {
    const { query, notices } = await read(format, text, options);
    return { query: withIds(query as DemoQuery), notices };
  } catch (error) {
    return { problem: toFailure(error, format, text) };
  }
}

function toFailure(error: unknown, format: ImportFormatId, text: string): ImportFailure {
  if (!(error instanceof ImportError)) {
    const label = importFormats.find(({ id }) => id === format)?.label;
    return { message: `The ${label} parser failed on this text. Import a smaller part of it.` };
  }
  const { message, offset } = error;
  if (error instanceof ParserLoadError) return { message, isLoadFailure: true };
  return { message, ...(offset !== undefined && { offset, ...positionOf(text, offset) }) };
}
