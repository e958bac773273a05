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

it('requests the scripts after the first paint, to run in their order', () => {
  loadScripts('list');
  expect(requested()).toEqual([]);
  onPaint?.();
  expect(requested()).toEqual(SCRIPTS);
  expect([...document.head.querySelectorAll('script')].some(({ async }) => async)).toBe(false);
  expect(onPaint).toBeUndefined();
});

it('waits until the page is complete', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  loadScripts('list');
  onPaint?.();
  expect(requested()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(requested()).toEqual(SCRIPTS);
});

it('requests them at once where nothing is painted', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  loadScripts('list');
  expect(requested()).toEqual(SCRIPTS);
});

it('requests them at once in a browser that does not report paints', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  loadScripts('list');
  expect(requested()).toEqual(SCRIPTS);
});
