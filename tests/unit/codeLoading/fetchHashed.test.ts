import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchHashed } from '../../../src/codeLoading/fetchHashed';

const ADDRESS = '/assets/packages-0123456789ab.js';

/** Answers with these statuses, one after the other. */
function answering(...statuses: number[]) {
  const fetch = vi.fn(async (_address: string, _options?: RequestInit) => {
    const status = statuses.shift();
    return new Response(`${status}`, { status });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('fetchHashed', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('lets the browser keep what arrives', async () => {
    const fetch = answering(200);
    expect(await (await fetchHashed(ADDRESS)).text()).toBe('200');
    expect(fetch.mock.calls).toEqual([[ADDRESS]]);
  });

  it('asks the host again when the browser may have kept a failure', async () => {
    const fetch = answering(404, 200);
    expect(await (await fetchHashed(ADDRESS)).text()).toBe('200');
    expect(fetch.mock.calls).toEqual([[ADDRESS], [ADDRESS, { cache: 'reload' }]]);
  });

  it('says which file the host does not send', async () => {
    answering(404, 500);
    await expect(fetchHashed(ADDRESS)).rejects.toThrow(`${ADDRESS} was answered with status 500.`);
  });
});
