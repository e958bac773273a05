import { afterEach, describe, expect, it, vi } from 'vitest';
import { needsStoredFrame } from '../../../src/sandbox/storedFrame';

afterEach(() => vi.unstubAllGlobals());

describe('the page of the frame comes from the offline copy', () => {
  const fails = async () => {
    throw new TypeError('Failed to fetch');
  };

  it.each([
    ['there is no service worker', undefined, fails, false],
    ['the host answers', {}, async () => new Response(null, { status: 404 }), false],
    ['the host does not answer', {}, fails, true],
  ])('when %s', async (_, controller, fetch, expected) => {
    vi.stubGlobal('navigator', { serviceWorker: { controller } });
    vi.stubGlobal('fetch', fetch);
    expect(await needsStoredFrame('/frame.html')).toBe(expected);
  });
});
