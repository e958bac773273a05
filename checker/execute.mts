import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Site } from './config.mjs';
import type { Job, Outcome } from './job.mjs';

/** A block that waits for its run. */
interface QueuedJob {
  job: Job;
  resolve: (outcome: Outcome) => void;
}

const RUNNER = fileURLToPath(new URL('./runner.mts', import.meta.url));
const require = createRequire(import.meta.url);
const TYPESCRIPT = require.resolve('typescript');

/** How often the watchdog checks, in milliseconds. */
const WATCH = 100;

/**
 * Runs blocks one after the other in a worker thread, while the main thread goes on compiling. A
 * block that does not end takes its thread with it; the others go to a new one.
 */
export class Executor {
  private readonly waiting = new Map<number, QueuedJob>();
  private readonly clock = new Float64Array(
    new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT),
  );
  private worker: Worker | undefined;
  /** Set while a thread starts; it takes all blocks that wait by then. */
  private starting: Promise<void> | undefined;
  private watchdog: NodeJS.Timeout | undefined;
  private idle: NodeJS.Timeout | undefined;
  private script: string | undefined;
  private count = 0;

  /** By folder of packages, the names that stand outside of it. */
  private readonly workspacePackages: Record<string, readonly string[]>;

  /**
   * @param site - the versions whose blocks run, and how long each block may take
   * @param idleLimit - after how many idle milliseconds the thread ends by itself; the next block starts another
   */
  constructor(
    private readonly site: Site,
    private readonly idleLimit?: number,
  ) {
    this.workspacePackages = Object.fromEntries(
      site.versions.map(({ packages, workspacePackages }) => [
        path.join(site.root, packages) + path.sep,
        workspacePackages,
      ]),
    );
  }

  /**
   * Runs a block.
   *
   * @returns what it printed; never rejects
   */
  run(job: Job): Promise<Outcome> {
    clearTimeout(this.idle);
    return new Promise((resolve) => {
      const number = this.count++;
      this.waiting.set(number, { job, resolve });
      if (this.worker) this.worker.postMessage({ number, job });
      else this.starting ??= this.start();
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearInterval(this.watchdog);
    const { worker } = this;
    // Blocks that come in meanwhile go to a new thread.
    this.worker = undefined;
    await worker?.terminate();
  }

  private async start(): Promise<void> {
    const worker = await this.createWorker();
    this.clock[0] = -1;
    worker.on('message', ({ number, outcome }: { number: number; outcome: Outcome }) =>
      this.finishJob(number, outcome),
    );
    worker.on('error', (error) => {
      if (this.worker !== worker) return;
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      void this.replace(message);
    });
    worker.on('exit', () => {
      if (this.worker === worker) void this.replace('The block ended the process.');
    });
    this.worker = worker;
    this.starting = undefined;
    for (const [number, { job }] of this.waiting) worker.postMessage({ number, job });
    clearInterval(this.watchdog);
    this.watchdog = setInterval(() => this.watch(), WATCH);
    this.watchdog.unref();
  }

  /** Loads the runner without the loader that runs the checker: its hooks would see every package. */
  private async createWorker(): Promise<Worker> {
    if (!this.script) {
      const ts = require(TYPESCRIPT) as typeof import('typescript');
      const { outputText } = ts.transpileModule(fs.readFileSync(RUNNER, 'utf8'), {
        compilerOptions: {
          module: ts.ModuleKind.CommonJS,
          target: ts.ScriptTarget.ES2022,
          esModuleInterop: true,
        },
      });
      this.script = outputText;
    }
    return new Worker(this.script, {
      eval: true,
      execArgv: ['--no-warnings'],
      workerData: {
        clock: this.clock,
        workspacePackages: this.workspacePackages,
        typescript: TYPESCRIPT,
      },
    });
  }

  private watch(): void {
    const [number = -1, since = 0] = this.clock;
    const { timeLimit } = this.site;
    if (number < 0 || Date.now() - since < timeLimit || !this.waiting.has(number)) return;
    void this.replace(`The run does not end; it was stopped after ${timeLimit / 1000} s.`);
  }

  /** Gives up on the block in hand and goes on with the others in a new thread. */
  private async replace(reason: string): Promise<void> {
    const old = this.worker;
    const number = this.clock[0] ?? -1;
    this.worker = undefined;
    clearInterval(this.watchdog);
    // Blocks that come in meanwhile must not start a thread of their own.
    this.starting = Promise.resolve();
    await old?.terminate();
    // Outside of a block the runner itself is at fault; the blocks that wait would fare no better.
    for (const failed of number < 0 ? [...this.waiting.keys()] : [number]) {
      this.finishJob(failed, { printed: [], stdout: '', failure: { message: reason } });
    }
    this.starting = undefined;
    if (this.waiting.size > 0) this.starting = this.start();
  }

  private finishJob(number: number, outcome: Outcome): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    waiting?.resolve(outcome);
    if (this.idleLimit === undefined || this.waiting.size > 0) return;
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.close(), this.idleLimit);
  }
}
