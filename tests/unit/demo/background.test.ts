import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Background } from '../../../src/demo/background/Background';
import type { WorkerReply } from '../../../src/demo/background/messages';
import { importQuery } from '../../../src/demo/imports/importQuery';
import { readInWorker } from '../../../src/demo/imports/readInWorker';

const LIMIT = 1000;

/** A worker whose answers are the test's. */
class FakeWorker {
  static started: FakeWorker[] = [];
  asked: unknown[] = [];
  isStopped = false;
  onmessage?: (event: { data: WorkerReply<string> }) => void;
  onerror?: () => void;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(request: unknown) {
    this.asked.push(request);
  }
  terminate() {
    this.isStopped = true;
  }
  say(reply: WorkerReply<string>) {
    this.onmessage?.({ data: reply });
  }
}

const worker = (nth = 0) => FakeWorker.started[nth] as FakeWorker;
const start = () => new FakeWorker() as unknown as Worker;
const troubleOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'none',
    ({ trouble }) => trouble,
  );
/** Lets what is due be done. */
const settle = () => vi.advanceTimersByTimeAsync(0);

let background: Background<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.started = [];
  background = new Background(start, LIMIT);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request to a worker', () => {
  it('is answered, and the worker stays for the next, which waits for its turn', async () => {
    const first = background.ask('a');
    const second = background.ask('b');
    await settle();
    expect(worker().asked).toEqual(['a']);
    worker().say({ kind: 'begun' });
    worker().say({ kind: 'done', result: 'A' });
    expect(await first).toBe('A');
    await settle();
    expect(worker().asked).toEqual(['a', 'b']);
    worker().say({ kind: 'done', result: 'B' });
    expect(await second).toBe('B');
    expect(FakeWorker.started).toHaveLength(1);
    expect(worker().isStopped).toBe(false);
  });

  it('may load for as long as it takes, but work for no longer than the limit', async () => {
    const slow = troubleOf(background.ask('a'));
    const next = background.ask('b');
    await vi.advanceTimersByTimeAsync(LIMIT * 100);
    expect(worker().isStopped).toBe(false);
    worker().say({ kind: 'begun' });
    await vi.advanceTimersByTimeAsync(LIMIT - 1);
    expect(worker().isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker().isStopped).toBe(true);
    expect(await slow).toBe('too slow');
    await settle();
    expect(worker(1).asked).toEqual(['b']);
    worker(1).say({ kind: 'done', result: 'B' });
    expect(await next).toBe('B');
  });

  it('is not timed by the one before it', async () => {
    const first = background.ask('a');
    await settle();
    worker().say({ kind: 'begun' });
    worker().say({ kind: 'done', result: 'A' });
    await first;
    const second = background.ask('b');
    await vi.advanceTimersByTimeAsync(LIMIT * 2);
    worker().say({ kind: 'done', result: 'B' });
    expect(await second).toBe('B');
  });

  it('that is taken back before its turn is not sent', async () => {
    const controller = new AbortController();
    const first = background.ask('a');
    const taken = troubleOf(background.ask('b', controller.signal));
    controller.abort();
    await settle();
    worker().say({ kind: 'done', result: 'A' });
    await first;
    expect(await taken).toBe('given up');
    expect(worker().asked).toEqual(['a']);
  });

  it.each([
    ['a part of its code does not arrive', () => worker().say({ kind: 'lacking' }), 'not loaded'],
    ['it does not arrive itself', () => worker().onerror?.(), 'not loaded'],
    ['its code throws', () => worker().say({ kind: 'failed' }), 'failed'],
    ['it is closed', () => background.close(), 'given up'],
  ])('fails when %s, and the next one starts anew', async (_, happen, trouble) => {
    const failing = troubleOf(background.ask('a'));
    await settle();
    happen();
    expect(await failing).toBe(trouble);
    expect(worker().isStopped).toBe(true);
    void background.ask('b');
    await settle();
    expect(worker(1).asked).toEqual(['b']);
  });

  it('fails where there are no workers', async () => {
    const none = new Background(() => {
      throw new DOMException('Not here', 'SecurityError');
    }, LIMIT);
    expect(await troubleOf(none.ask('a'))).toBe('no workers');
  });
});

describe('an import', () => {
  const options = { independentCombinators: false, listsAsArrays: false };
  const importing = () => importQuery('sql', 'total = 1', options, readInWorker);

  it('says that its parser did not arrive, and does not blame the text', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const result = importing();
    await settle();
    worker().onerror?.();
    expect(await result).toEqual({
      problem: { message: expect.stringMatching(/could not be loaded/), isNotLoaded: true },
    });
  });

  it('says that the browser starts no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const { problem } = (await importing()) as { problem: { message: string } };
    expect(problem.message).toMatch(/does not let the page work in the background/);
  });
});
