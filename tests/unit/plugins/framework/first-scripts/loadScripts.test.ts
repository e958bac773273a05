// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScripts } from '../../../../../plugins/framework/first-scripts/loadScripts';

let onPaint: (() => void) | undefined;

class Observer {
  static supportedEntryTypes = ['paint'];
  constructor(private readonly callback: (entries: unknown, observer: Observer) => void) {}
  observe() {
    onPaint = () => this.callback([], this);
  }
  disconnect() {
    onPaint = undefined;
  }
}

const requested = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  document.body.innerHTML = '<script type="application/json" id="list">["/a.js","/b.js"]</script>';
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => {
  document.head.innerHTML = '';
  onPaint = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SCRIPTS = ['http://localhost:3000/a.js', 'http://localhost:3000/b.js'];

const untilRequested = () => vi.waitFor(() => expect(requested()).toEqual(SCRIPTS));

it('requests the scripts after the first paint, to run in their order', async () => {
  loadScripts('list');
  expect(requested()).toEqual([]);
  onPaint?.();
  await untilRequested();
  expect([...document.head.querySelectorAll('script')].some(({ async }) => async)).toBe(false);
  expect(onPaint).toBeUndefined();
});

it('requests each in a task of its own', async () => {
  loadScripts('list');
  const counts: number[] = [];
  const observer = new MutationObserver(() => counts.push(requested().length));
  observer.observe(document.head, { childList: true });
  onPaint?.();
  expect(requested()).toEqual([]);
  await untilRequested();
  expect(counts).toEqual([1, 2]);
  observer.disconnect();
});

it('waits until the page is complete', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  loadScripts('list');
  onPaint?.();
  expect(requested()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await untilRequested();
});

it('requests them without waiting where nothing is painted', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  loadScripts('list');
  await untilRequested();
});

it('requests them without waiting in a browser that does not report paints', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  loadScripts('list');
  await untilRequested();
});
