import { afterEach, expect, it, vi } from 'vitest';
import { Executor } from '../../../checker/execute.mjs';
import type { Job } from '../../../checker/job.mjs';
import { createSite } from './support/site';

const IDLE_LIMIT = 5000;

/** A block that counts how often its thread has run it. */
const counting: Job = {
  main: '/page/0.ts',
  modules: {
    '/page/0.ts': {
      script: 'globalThis.count = (globalThis.count ?? 0) + 1; console.log(count);',
      map: '',
      imports: {},
    },
  },
  folder: '/page',
  stated: 0,
  returnsMarkup: false,
};

afterEach(() => {
  vi.useRealTimers();
});

it('blocks share a thread until it has been idle, and then the next block starts another', async () => {
  const fake = createSite({});
  const executor = new Executor(fake.site, IDLE_LIMIT);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const printed = async () => (await executor.run(counting)).stdout;
  expect(await printed()).toBe('1\n');
  await vi.advanceTimersByTimeAsync(IDLE_LIMIT - 1);
  expect(await printed()).toBe('2\n');
  await vi.advanceTimersByTimeAsync(IDLE_LIMIT - 1);
  expect(await printed()).toBe('3\n');
  await vi.advanceTimersByTimeAsync(IDLE_LIMIT);
  expect(await printed()).toBe('1\n');
  await executor.close();
  fake.remove();
});
