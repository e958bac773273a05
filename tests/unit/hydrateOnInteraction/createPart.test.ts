import { expect, it, vi } from 'vitest';
import {
  createPart,
  createSharedPart,
  loadSharedParts,
} from '../../../src/hydrateOnInteraction/createPart';

it('loads a part once, and tells its listeners', async () => {
  const request = vi.fn(async () => 'code');
  const part = createPart(request);
  const listener = vi.fn();
  const other = vi.fn();
  part.onLoad(listener);
  part.onLoad(other)();
  expect(part.loaded).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['code', 'code']);
  expect(part.loaded).toBe('code');
  expect(request).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

it('tries again after a failure', async () => {
  const request = vi.fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue('code');
  const part = createPart<string>(request);
  await expect(part.load()).rejects.toThrow('no answer');
  expect(part.loaded).toBeUndefined();
  expect(await part.load()).toBe('code');
});

it('has a part at once that is bundled with the page', () => {
  const request = vi.fn(async () => 'code');
  expect(createPart(request, () => 'code').loaded).toBe('code');
  expect(request).not.toHaveBeenCalled();
});

it('loads all shared parts, or fails with the first that does not load', async () => {
  let isBroken = true;
  const first = createSharedPart(async () => 'first');
  const own = createPart(async () => 'own');
  createSharedPart(async () => {
    if (isBroken) throw new Error('no answer');
    return 'second';
  });
  await expect(loadSharedParts()).rejects.toThrow('no answer');
  expect(first.loaded).toBe('first');
  isBroken = false;
  await loadSharedParts();
  expect(own.loaded).toBeUndefined();
});
