import type { WorkerReply } from './messages';

/** Why a worker did not answer. */
export type Trouble =
  /** The browser does not start workers. */
  | 'no workers'
  /** Its code, or a part of it, did not arrive. */
  | 'not loaded'
  /** It took too long and was stopped. */
  | 'too slow'
  /** Its code threw something. */
  | 'failed'
  /** The answer is no longer wanted. */
  | 'given up';

/** Says why a worker did not answer. */
export class BackgroundProblem extends Error {
  /** @param trouble - the reason */
  constructor(readonly trouble: Trouble) {
    super(trouble);
    this.name = 'BackgroundProblem';
  }
}

/** What a visitor reads when the browser does not start workers. */
export const NO_WORKERS = 'This browser does not let the page work in the background.';

/**
 * Work in a worker, so that the page stays usable: one request after another, and none for longer than
 * a limit. A worker that was stopped, or did not load, is replaced at the next request.
 */
export class Background<Request, Result> {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private giveUp: () => void = () => {};

  /**
   * @param start - starts the worker, which answers with `answerRequests`
   * @param limit - how long a request may take once its code is there, in milliseconds
   */
  constructor(
    private readonly start: () => Worker,
    private readonly limit: number,
  ) {}

  /**
   * Sends a request, when those before it are answered.
   *
   * @param request - what the worker is asked
   * @param signal - takes back a request that has not been sent yet
   * @returns the answer
   * @throws {@link BackgroundProblem} when there is none
   */
  ask(request: Request, signal?: AbortSignal): Promise<Result> {
    const answer = this.last.then(() => {
      if (signal?.aborted) throw new BackgroundProblem('given up');
      return this.send(request);
    });
    this.last = answer.catch(() => {});
    return answer;
  }

  /** Stops the worker, and gives up what it is at. */
  close(): void {
    this.giveUp();
    this.worker?.terminate();
    this.worker = undefined;
  }

  private async send(request: Request): Promise<Result> {
    const worker = this.running();
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<Result>((resolve, reject) => {
        const fail = (trouble: Trouble) => reject(new BackgroundProblem(trouble));
        this.giveUp = () => fail('given up');
        worker.onmessage = ({ data: reply }: MessageEvent<WorkerReply<Result>>) => {
          if (reply.kind === 'begun') timer = setTimeout(fail, this.limit, 'too slow');
          else if (reply.kind === 'done') resolve(reply.result);
          else fail(reply.kind === 'lacking' ? 'not loaded' : 'failed');
        };
        worker.onerror = () => fail('not loaded');
        worker.postMessage(request);
      });
    } catch (error) {
      this.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private running(): Worker {
    try {
      this.worker ??= this.start();
      return this.worker;
    } catch {
      throw new BackgroundProblem('no workers');
    }
  }
}
