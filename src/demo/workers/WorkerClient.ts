import type { WorkerReply } from './messages';

/** Why a request to a worker failed. */
export type WorkerErrorReason =
  /** The browser does not start workers. */
  | 'unavailable'
  /** Some of the worker's code could not be loaded. */
  | 'loadFailed'
  /** The request took longer than the limit. */
  | 'timeout'
  /** The worker's code threw an error. */
  | 'failed'
  /** The request was aborted, or the client was closed. */
  | 'aborted';

/** A request to a worker failed. */
export class WorkerError extends Error {
  constructor(readonly reason: WorkerErrorReason) {
    super(reason);
    this.name = 'WorkerError';
  }
}

/** The message for visitors whose browser does not start workers. */
export const WORKERS_UNAVAILABLE = 'This browser does not start web workers.';

/**
 * Sends requests to a worker, one at a time, so that the page stays responsive. A request that exceeds the
 * time limit terminates the worker; the next request starts a new one.
 */
export class WorkerClient<Request, Result> {
  private worker: Worker | undefined;
  private previous: Promise<unknown> = Promise.resolve();
  private abortCurrent: () => void = () => {};
  private timesClosed = 0;

  /**
   * @param start - starts a worker that calls `handleRequests`
   * @param limit - the time limit of a request in milliseconds, not counting the time to load code
   */
  constructor(
    private readonly start: () => Worker,
    private readonly limit: number,
  ) {}

  /**
   * Sends a request after the previous ones have settled.
   *
   * @param signal - aborts the request as long as it has not been posted to the worker
   * @throws {@link WorkerError}
   */
  send(request: Request, signal?: AbortSignal): Promise<Result> {
    const { timesClosed } = this;
    const answer = this.previous.then(() => {
      const isAborted = signal?.aborted || timesClosed !== this.timesClosed;
      if (isAborted) throw new WorkerError('aborted');
      return this.post(request);
    });
    this.previous = answer.catch(() => {});
    return answer;
  }

  /** Terminates the worker, and aborts the current request and those that wait for it. */
  close(): void {
    this.timesClosed++;
    this.abortCurrent();
    this.terminate();
  }

  private terminate() {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private async post(request: Request): Promise<Result> {
    const worker = this.getWorker();
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<Result>((resolve, reject) => {
        const fail = (reason: WorkerErrorReason) => reject(new WorkerError(reason));
        this.abortCurrent = () => fail('aborted');
        worker.onmessage = ({ data: reply }: MessageEvent<WorkerReply<Result>>) => {
          if (reply.kind === 'started') timer = setTimeout(fail, this.limit, 'timeout');
          else if (reply.kind === 'done') resolve(reply.result);
          else fail(reply.kind === 'loadFailed' ? 'loadFailed' : 'failed');
        };
        worker.onerror = () => fail('loadFailed');
        worker.postMessage(request);
      });
    } catch (error) {
      this.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private getWorker(): Worker {
    try {
      this.worker ??= this.start();
      return this.worker;
    } catch {
      throw new WorkerError('unavailable');
    }
  }
}
