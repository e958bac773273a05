import type { Explanation } from '../explain';
import { WorkerClient } from '../workers/WorkerClient';
import { ENGINES, type RunnableFormat, type RunResult } from '.';
import type { EngineRequest, ExplainRequest } from './messages';

/**
 * The time limit of a request in milliseconds. A thousand rules take a fraction of it; some regular
 * expressions never terminate.
 */
const TIME_LIMIT = 5000;

/** Runs each engine in its own worker, so that a hanging engine blocks neither the page nor the others. */
export class EngineWorkers {
  private readonly byEngine = new Map<
    string,
    WorkerClient<EngineRequest, RunResult | Explanation>
  >();

  /**
   * Runs a query over the sample data. The first request to an engine starts its worker.
   *
   * @param text - the query as exported to the format
   * @param signal - aborts the request as long as it has not been posted to the worker
   * @throws {@link WorkerError}
   */
  run(format: RunnableFormat, text: string, signal: AbortSignal): Promise<RunResult> {
    return this.send({ kind: 'run', format, text }, signal) as Promise<RunResult>;
  }

  /**
   * Finds out why an engine selects other records than the reference evaluator. The engine runs the query
   * again, each time without another of the possible causes.
   *
   * @param signal - aborts the request as long as it has not been posted to the worker
   * @throws {@link WorkerError}
   */
  explain(request: Omit<ExplainRequest, 'kind'>, signal: AbortSignal): Promise<Explanation> {
    return this.send({ kind: 'explain', ...request }, signal) as Promise<Explanation>;
  }

  /** Terminates all workers. */
  close(): void {
    for (const client of this.byEngine.values()) client.close();
  }

  private send(request: EngineRequest, signal: AbortSignal) {
    const { name } = ENGINES[request.format];
    let client = this.byEngine.get(name);
    if (!client) {
      client = new WorkerClient(
        () => new Worker(new URL('./worker.ts', import.meta.url)),
        TIME_LIMIT,
      );
      this.byEngine.set(name, client);
    }
    return client.send(request, signal);
  }
}
