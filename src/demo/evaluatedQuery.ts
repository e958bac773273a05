import { type Order, orders } from './data';
import type { RunnableFormat, RunResult } from './engines';
import type { ExportChoices } from './exportChoices';
import { exportFormats, formatOptions } from './formats';
import { createMatcher } from './referenceEvaluator';
import type { DemoQuery } from './state';

/** How the result of an engine differs from that of the reference evaluator. */
export interface EngineComparison {
  format: RunnableFormat;
  result: RunResult;
  /** Records that the engine selects although they do not match. */
  extra: Order[];
  /** Records that match, but that the engine does not select. */
  missing: Order[];
}

/** A query with its result over the sample data, with which the results of engines are compared. */
export interface EvaluatedQuery {
  query: DemoQuery;
  /** The export options. */
  choices: ExportChoices;
  /** The ids of the records that match, by the reference evaluator. */
  matchingIds: ReadonlySet<string>;
  /** Exports the query; throws where the format cannot express it. */
  exportTo: (format: RunnableFormat) => string;
  /** Compares the result of an engine with that of the reference evaluator. */
  compare: (format: RunnableFormat, result: RunResult) => EngineComparison;
}

/** Evaluates a query over the sample data. */
export function evaluateQuery(query: DemoQuery, choices: ExportChoices): EvaluatedQuery {
  const { fields, validator } = formatOptions('sql', choices);
  const validation = { fields, validator };
  const matches = createMatcher(query, validation);
  const matching = new Set(orders.filter((order) => matches({ ...order })).map(({ id }) => id));
  return {
    query,
    choices,
    matchingIds: matching,
    exportTo: (format) =>
      exportFormats.find(({ id }) => id === format)?.exportQuery(query, choices) as string,
    compare(format, result) {
      const selected = new Set('error' in result ? [] : result.ids);
      const extra = orders.filter(({ id }) => selected.has(id) && !matching.has(id));
      const missing = orders.filter(({ id }) => !selected.has(id) && matching.has(id));
      return { format, result, extra, missing };
    },
  };
}

/** Whether an engine ran the query and selected the same records as the reference evaluator. */
export const agrees = ({ result, extra, missing }: EngineComparison): boolean =>
  !('error' in result) && extra.length === 0 && missing.length === 0;
