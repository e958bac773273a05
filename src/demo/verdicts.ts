import { type Order, orders } from './data';
import type { RunnableFormat, RunResult } from './engines';
import type { ExportChoices } from './exportChoices';
import { exportFormats, formatOptions } from './formats';
import { matcher } from './reference';
import type { DemoQuery } from './state';

/** How the records that a format selects differ from those of the reference. */
export interface Verdict {
  format: RunnableFormat;
  result: RunResult;
  /** Records that are selected, but do not match. */
  extra: Order[];
  /** Records that match, but are not selected. */
  missing: Order[];
}

/** A query over the sample data: what it selects, and the judge of what engines say. */
export interface Trial {
  query: DemoQuery;
  /** The options that it is exported with. */
  choices: ExportChoices;
  /** The ids of the records that match by the reference. */
  matching: ReadonlySet<string>;
  /** Writes the query in a format. */
  write: (format: RunnableFormat) => string;
  /** Compares what an engine says with the reference. */
  judge: (format: RunnableFormat, result: RunResult) => Verdict;
}

/**
 * Prepares a query over the sample data.
 *
 * @param query - the query
 * @param choices - the choices that it is exported with
 * @returns what matches, and what compares the engines with it
 */
export function trialOf(query: DemoQuery, choices: ExportChoices): Trial {
  const { fields, validator } = formatOptions('sql', choices);
  const validity = { fields, validator };
  const matches = matcher(query, validity);
  const matching = new Set(orders.filter((order) => matches({ ...order })).map(({ id }) => id));
  return {
    query,
    choices,
    matching,
    write: (format) =>
      exportFormats.find(({ id }) => id === format)?.write(query, choices) as string,
    judge(format, result) {
      const selected = new Set('error' in result ? [] : result.ids);
      const extra = orders.filter(({ id }) => selected.has(id) && !matching.has(id));
      const missing = orders.filter(({ id }) => !selected.has(id) && matching.has(id));
      return { format, result, extra, missing };
    },
  };
}

/**
 * Says whether a format selects what the reference does.
 *
 * @param verdict - the verdict on the format
 * @returns false also when the engine refuses the query
 */
export const agrees = ({ result, extra, missing }: Verdict): boolean =>
  !('error' in result) && extra.length === 0 && missing.length === 0;
