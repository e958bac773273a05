import { WORKERS_UNAVAILABLE, WorkerClient, WorkerError } from '../../demo/workers/WorkerClient';
import type { Compiled, SyntaxProblem } from './compileModule';

/** The modules to compile, by name. */
export type CompileRequest = Record<string, string>;

/** What became of each module. */
export type CompileResult = Record<string, Compiled | { problem: SyntaxProblem }>;

/** How long compiling may take, in milliseconds: a hundred times what a large example takes. */
const TIME_LIMIT = 5000;

/** Compiles modules in a worker, so that typing stays smooth. Compiles again only what has changed. */
export class Compiler {
  private readonly client = new WorkerClient<CompileRequest, CompileResult>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    TIME_LIMIT,
  );
  private sources: CompileRequest = {};
  private results: CompileResult = {};

  /**
   * Compiles modules.
   *
   * @param sources - all modules, by name
   * @throws Error with a message for the reader when the worker does not answer
   */
  async compile(sources: CompileRequest): Promise<CompileResult> {
    const names = Object.keys(sources);
    const changed = names.filter((name) => sources[name] !== this.sources[name]);
    try {
      if (changed.length > 0) {
        const request = Object.fromEntries(changed.map((name) => [name, sources[name] as string]));
        const compiled = await this.client.send(request);
        this.sources = { ...this.sources, ...request };
        this.results = { ...this.results, ...compiled };
      }
    } catch (error) {
      throw error instanceof WorkerError ? new Error(MESSAGES[error.reason]) : error;
    }
    return Object.fromEntries(names.map((name) => [name, this.results[name]])) as CompileResult;
  }

  /** Ends the worker. */
  close(): void {
    this.client.close();
  }
}

const MESSAGES: Record<WorkerError['reason'], string> = {
  unavailable: `${WORKERS_UNAVAILABLE} Code cannot be compiled without them.`,
  loadFailed: 'The compiler could not be loaded. Check your network connection, then press Run.',
  timeout: 'Compiling took too long and was stopped. Make the code shorter, then press Run.',
  failed: 'The compiler failed. Reload the page.',
  aborted: 'Compiling was stopped.',
};
