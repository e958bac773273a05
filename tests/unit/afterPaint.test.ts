import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../src/afterPaint';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawFrame = () => {
  for (const run of frames.splice(0)) run();
};

it('runs in a task after the frame, and once', () => {
  const run = vi.fn();
  afterPaint(run);
  drawFrame();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

it('runs without a frame, too, as in a background tab', () => {
  const run = vi.fn();
  afterPaint(run);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

it('does not run when it was called off', () => {
  const run = vi.fn();
  const callOff = afterPaint(run);
  drawFrame();
  callOff();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
