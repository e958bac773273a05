import { Background } from '../background/Background';
import { ENGINES, type RunnableFormat, type RunResult } from '.';
import type { EngineRequest } from './messages';

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
  private readonly byEngine = new Map<string, Background<EngineRequest, RunResult>>();

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
    const { name } = ENGINES[format];
    let background = this.byEngine.get(name);
    if (!background) {
      background = new Background(
        () => new Worker(new URL('./worker.ts', import.meta.url)),
        TIME_LIMIT,
      );
      this.byEngine.set(name, background);
    }
    return background.ask([format, text], signal);
  }

  /** Stops all engines. */
  close(): void {
    for (const background of this.byEngine.values()) background.close();
  }
}
