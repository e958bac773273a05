import type { Order } from '../data';

/** A record that an engine could not judge. */
export interface Failure {
  id: string;
  message: string;
}

/** The records that match, and those that could not be judged; or why nothing could be run. */
export type RunResult = { ids: string[]; failures: Failure[] } | { error: string };

/**
 * Runs an exported query over records.
 *
 * @param text - the query as it was exported; what is exported as an object, as JSON
 * @param records - the records to choose from
 * @returns what matches, or the engine's own message; never a rejected promise
 */
export type Run = (text: string, records: readonly Order[]) => Promise<RunResult>;

/**
 * Says what an engine threw. Some throw plain objects, and some draw the place below the message.
 *
 * @param error - what was thrown
 * @returns its first line, of 200 characters at most
 */
export function messageOf(error: unknown): string {
  const { message = error } = (error ?? {}) as { message?: unknown };
  const [line = ''] = String(message).trim().split('\n');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

/**
 * Makes a run of a language whose expressions judge one record at a time.
 *
 * @param compile - reads the exported text, and returns the test of a record; may throw
 * @returns the run; an error if the text cannot be read, or if no record at all could be judged
 */
export const runOnEach =
  (compile: (text: string) => (record: Order) => boolean | Promise<boolean>): Run =>
  async (text, records) => {
    const ids: string[] = [];
    const failures: Failure[] = [];
    try {
      const test = compile(text);
      for (const record of records) {
        try {
          if (await test(record)) ids.push(record.id);
        } catch (error) {
          failures.push({ id: record.id, message: messageOf(error) });
        }
      }
    } catch (error) {
      return { error: messageOf(error) };
    }
    const [first] = failures;
    return first && failures.length === records.length
      ? { error: first.message }
      : { ids, failures };
  };
