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

/** Asks the worker why a query that it ran does not select what the reference does. */
export interface ExplainRequest {
  kind: 'explain';
  format: RunnableFormat;
  query: DemoQuery;
  choices: ExportChoices;
}

/** What the page asks of the worker. */
export type EngineRequest = RunRequest | ExplainRequest;
