import { Background } from '../background/Background';
import type { Explanation } from '../explain';
import { ENGINES, type RunnableFormat, type RunResult } from '.';
import type { EngineRequest, ExplainRequest } from './messages';

/**
 * How long an engine may take, in milliseconds. A thousand rules take a fraction of it; some regular
 * expressions never end.
 */
const TIME_LIMIT = 5000;

/**
 * Engines in workers, one for each, so that one that never ends holds up neither the page nor the
 * others.
 */
export class EngineWorkers {
  private readonly byEngine = new Map<string, Background<EngineRequest, RunResult | Explanation>>();

  /**
   * Runs a query over the sample data. Its engine is started when it is first asked.
   *
   * @param format - the format
   * @param text - the query in that format
   * @param signal - takes the query back, as long as its engine has not begun
   * @returns what matches, or the engine's own message
   * @throws {@link BackgroundProblem} when the engine does not come, or not to an end
   */
  run(format: RunnableFormat, text: string, signal: AbortSignal): Promise<RunResult> {
    return this.ask({ kind: 'run', format, text }, signal) as Promise<RunResult>;
  }

  /**
   * Finds out why an engine does not select what the reference does. The engine runs the query again,
   * each time without another of the possible causes.
   *
   * @param asked - the format, and the query with its export options
   * @param signal - withdraws the request, as long as its engine has not begun
   * @returns the causes that are proven
   * @throws {@link BackgroundProblem} when the engine does not come, or not to an end
   */
  explain(asked: Omit<ExplainRequest, 'kind'>, signal: AbortSignal): Promise<Explanation> {
    return this.ask({ kind: 'explain', ...asked }, signal) as Promise<Explanation>;
  }

  /** Stops all engines. */
  close(): void {
    for (const background of this.byEngine.values()) background.close();
  }

  private ask(request: EngineRequest, signal: AbortSignal) {
    const { name } = ENGINES[request.format];
    let background = this.byEngine.get(name);
    if (!background) {
      background = new Background(
        () => new Worker(new URL('./worker.ts', import.meta.url)),
        TIME_LIMIT,
      );
      this.byEngine.set(name, background);
    }
    return background.ask(request, signal);
  }
}
