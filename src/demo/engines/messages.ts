import type { RunnableFormat } from '.';

/** What the page asks of the worker: to run a query, as it was exported, over the sample data. */
export type EngineRequest = [format: RunnableFormat, text: string];
