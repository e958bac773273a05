import type { Order } from '../data';

/** A record for which an expression failed. */
export interface RecordFailure {
  id: string;
  message: string;
}

/** The matching records and those for which the expression failed, or the error if nothing could be run. */
export type RunResult = { ids: string[]; failures: RecordFailure[] } | { error: string };

/**
 * Runs an exported query over records.
 *
 * @param text - the query as it was exported; what is exported as an object, as JSON
 * @param records - the records to choose from
 * @returns what matches, or the engine's own message; never a rejected promise
 */
export type RunQuery = (text: string, records: readonly Order[]) => Promise<RunResult>;

/**
 * Returns the message of a thrown value. Some engines throw plain objects, or add the position on more lines.
 *
 * @param error - what was thrown
 * @returns its first line, of 200 characters at most
 */
export function errorMessage(error: unknown): string {
  const { message = error } = (error ?? {}) as { message?: unknown };
  const [line = ''] = String(message).trim().split('\n');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

/**
 * Creates the engine of a language whose expressions are evaluated for one record at a time.
 *
 * @param compile - reads the exported text, and returns the test of a record; may throw
 * @returns the run; an error if the text cannot be read, or if no record at all could be evaluated
 */
export const runPerRecord =
  (compile: (text: string) => (record: Order) => boolean | Promise<boolean>): RunQuery =>
  async (text, records) => {
    const ids: string[] = [];
    const failures: RecordFailure[] = [];
    try {
      const test = compile(text);
      for (const record of records) {
        try {
          if (await test(record)) ids.push(record.id);
        } catch (error) {
          failures.push({ id: record.id, message: errorMessage(error) });
        }
      }
    } catch (error) {
      return { error: errorMessage(error) };
    }
    const [first] = failures;
    return first && failures.length === records.length
      ? { error: first.message }
      : { ids, failures };
  };
