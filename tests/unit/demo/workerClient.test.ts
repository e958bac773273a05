import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importQuery } from '../../../src/demo/imports/importQuery';
import { readInWorker } from '../../../src/demo/imports/readInWorker';
import type { WorkerReply } from '../../../src/demo/workers/messages';
import { WorkerClient } from '../../../src/demo/workers/WorkerClient';

const LIMIT = 1000;

/** A worker whose replies the test controls. */
class FakeWorker {
  static started: FakeWorker[] = [];
  requests: unknown[] = [];
  isTerminated = false;
  onmessage?: (event: { data: WorkerReply<string> }) => void;
  onerror?: () => void;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(request: unknown) {
    this.requests.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  reply(reply: WorkerReply<string>) {
    this.onmessage?.({ data: reply });
  }
}

const worker = (nth = 0) => FakeWorker.started[nth] as FakeWorker;
const start = () => new FakeWorker() as unknown as Worker;
const failureReason = (answer: Promise<unknown>) =>
  answer.then(
    () => 'none',
    ({ reason }) => reason,
  );
/** Runs what is due. */
const settle = () => vi.advanceTimersByTimeAsync(0);

let client: WorkerClient<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.started = [];
  client = new WorkerClient(start, LIMIT);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request to a worker', () => {
  it('is answered, and the worker is reused for the next request, which waits for its turn', async () => {
    const first = client.send('a');
    const second = client.send('b');
    await settle();
    expect(worker().requests).toEqual(['a']);
    worker().reply({ kind: 'started' });
    worker().reply({ kind: 'done', result: 'A' });
    expect(await first).toBe('A');
    await settle();
    expect(worker().requests).toEqual(['a', 'b']);
    worker().reply({ kind: 'done', result: 'B' });
    expect(await second).toBe('B');
    expect(FakeWorker.started).toHaveLength(1);
    expect(worker().isTerminated).toBe(false);
  });

  it('may load code without a limit, but may not run for longer than the limit', async () => {
    const slow = failureReason(client.send('a'));
    const next = client.send('b');
    await vi.advanceTimersByTimeAsync(LIMIT * 100);
    expect(worker().isTerminated).toBe(false);
    worker().reply({ kind: 'started' });
    await vi.advanceTimersByTimeAsync(LIMIT - 1);
    expect(worker().isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker().isTerminated).toBe(true);
    expect(await slow).toBe('timeout');
    await settle();
    expect(worker(1).requests).toEqual(['b']);
    worker(1).reply({ kind: 'done', result: 'B' });
    expect(await next).toBe('B');
  });

  it('has a time limit of its own', async () => {
    const first = client.send('a');
    await settle();
    worker().reply({ kind: 'started' });
    worker().reply({ kind: 'done', result: 'A' });
    await first;
    const second = client.send('b');
    await vi.advanceTimersByTimeAsync(LIMIT * 2);
    worker().reply({ kind: 'done', result: 'B' });
    expect(await second).toBe('B');
  });

  it('is not sent when it is aborted before its turn', async () => {
    const controller = new AbortController();
    const first = client.send('a');
    const taken = failureReason(client.send('b', controller.signal));
    controller.abort();
    await settle();
    worker().reply({ kind: 'done', result: 'A' });
    await first;
    expect(await taken).toBe('aborted');
    expect(worker().requests).toEqual(['a']);
  });

  it.each([
    [
      'a part of its code cannot be loaded',
      () => worker().reply({ kind: 'loadFailed' }),
      'loadFailed',
    ],
    ['its script cannot be loaded', () => worker().onerror?.(), 'loadFailed'],
    ['its code throws', () => worker().reply({ kind: 'failed' }), 'failed'],
    ['it is closed', () => client.close(), 'aborted'],
  ])('fails when %s, and the next request starts a new worker', async (_, happen, reason) => {
    const failing = failureReason(client.send('a'));
    await settle();
    happen();
    expect(await failing).toBe(reason);
    expect(worker().isTerminated).toBe(true);
    void client.send('b');
    await settle();
    expect(worker(1).requests).toEqual(['b']);
  });

  it('is not sent when the client is closed before its turn', async () => {
    const current = failureReason(client.send('a'));
    const waiting = failureReason(client.send('b'));
    await settle();
    client.close();
    expect(await Promise.all([current, waiting])).toEqual(['aborted', 'aborted']);
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('fails where workers are unavailable', async () => {
    const none = new WorkerClient(() => {
      throw new DOMException('Not here', 'SecurityError');
    }, LIMIT);
    expect(await failureReason(none.send('a'))).toBe('unavailable');
  });
});

describe('an import', () => {
  const options = { independentCombinators: false, listsAsArrays: false };
  const importing = () => importQuery('sql', 'total = 1', options, readInWorker);

  it('reports that its parser could not be loaded, not that the text is wrong', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const result = importing();
    await settle();
    worker().onerror?.();
    expect(await result).toEqual({
      problem: { message: expect.stringMatching(/could not be loaded/), isLoadFailure: true },
    });
  });

  it('reports that the browser does not start workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const { problem } = (await importing()) as { problem: { message: string } };
    expect(problem.message).toMatch(/does not start web workers/);
  });
});
