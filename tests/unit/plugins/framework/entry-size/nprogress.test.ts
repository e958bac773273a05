import { beforeEach, expect, it, vi } from 'vitest';

const calls: string[] = [];
const record = (name: string) => (given?: object) =>
  calls.push(given ? `${name} ${JSON.stringify(given)}` : name);

vi.mock('nprogress/nprogress.js', () => ({
  default: { configure: record('configure'), start: record('start'), done: record('done') },
}));

const fresh = async () =>
  (await import('../../../../../plugins/framework/entry-size/lean/nprogress')).default;

beforeEach(() => {
  vi.resetModules();
  calls.length = 0;
});

it('loads the progress bar when the first page is complete, and starts it at once from then on', async () => {
  const bar = await fresh();
  bar.configure({ showSpinner: false });
  expect(calls).toEqual([]);
  bar.done();
  await vi.waitFor(() => expect(calls).toEqual(['configure {"showSpinner":false}']));
  bar.start();
  expect(calls.slice(1)).toEqual(['start']);
  bar.done();
  expect(calls.slice(2)).toEqual(['done']);
});

it('shows the bar when it arrives while a page is still loading', async () => {
  const bar = await fresh();
  bar.start();
  await vi.waitFor(() => expect(calls).toEqual(['configure {}', 'start']));
});

it('does not show the bar when the page came first', async () => {
  const bar = await fresh();
  bar.start();
  bar.done();
  await vi.waitFor(() => expect(calls).toEqual(['configure {}']));
});
