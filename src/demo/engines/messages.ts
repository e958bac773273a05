import type { ExportChoices } from '../exportChoices';
import type { DemoQuery } from '../state';
import type { RunnableFormat } from '.';

/** Asks the worker to run a query over the sample data. */
export interface RunRequest {
  kind: 'run';
  format: RunnableFormat;
  /** The query, as it was exported. */
  text: string;
}

/** Asks the worker why a query selects other records than the reference evaluator. */
export interface ExplainRequest {
  kind: 'explain';
  format: RunnableFormat;
  query: DemoQuery;
  choices: ExportChoices;
}

/** A request from the page to the worker. */
export type EngineRequest = RunRequest | ExplainRequest;
