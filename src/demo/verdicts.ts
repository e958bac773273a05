import { type Order, orders } from './data';
import { type Difference, explainer } from './differences';
import type { RunnableFormat, RunResult } from './engines';
import type { ExportChoices } from './exportChoices';
import { exportFormats, formatOptions } from './formats';
import { matcher } from './reference';
import type { DemoQuery } from './state';

/** A difference, with the records that it explains. */
export interface Reason {
  difference: Difference;
  orders: Order[];
}

/** How the records that a format selects differ from those of the reference. */
export interface Verdict {
  format: RunnableFormat;
  result: RunResult;
  /** Records that are selected, but do not match. */
  extra: Order[];
  /** Records that match, but are not selected. */
  missing: Order[];
  /** The known reasons, each with the records that it may be the reason for. */
  reasons: Reason[];
  /** Records for which no reason is known. */
  unexplained: Order[];
}

/** A query over the sample data: what it selects, and the judge of what engines say. */
export interface Trial {
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
  const explain = explainer(query, choices, validity);
  return {
    matching,
    write: (format) =>
      exportFormats.find(({ id }) => id === format)?.write(query, choices) as string,
    judge(format, result) {
      const selected = new Set('error' in result ? [] : result.ids);
      const extra = orders.filter(({ id }) => selected.has(id) && !matching.has(id));
      const missing = orders.filter(({ id }) => !selected.has(id) && matching.has(id));
      // A query that an engine refuses differs for every record, if there is nothing to select too.
      const differing = 'error' in result ? orders : [...extra, ...missing];
      const found = new Map(differing.map((order) => [order, explain(format, order)]));
      const reasons = new Map<Difference, Order[]>();
      for (const [order, differences] of found) {
        for (const difference of differences) {
          reasons.set(difference, [...(reasons.get(difference) ?? []), order]);
        }
      }
      return {
        format,
        result,
        extra,
        missing,
        reasons: [...reasons].map(([difference, explained]) => ({ difference, orders: explained })),
        unexplained: differing.filter((order) => found.get(order)?.length === 0),
      };
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
