import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendEvent } from '../../../src/analytics/sendEvent';

const ANALYTICS = {
  siteId: 'docs.example.org',
  collector: 'https://stats.example.org/api/event',
  asksConsent: false,
};
const URL = 'https://docs.example.org/search?q=a#b';
const BODY = {
  name: 'pageview',
  domain: ANALYTICS.siteId,
  url: URL,
  referrer: 'https://www.example.com/',
};

afterEach(() => vi.unstubAllGlobals());

/** Sends one page view with the given means, and tells what they got. */
function send(sendBeacon: unknown, fetch: unknown = () => Promise.resolve(new Response())) {
  const beacon = vi.fn(sendBeacon as () => boolean);
  const fetched = vi.fn(fetch as typeof globalThis.fetch);
  vi.stubGlobal('navigator', sendBeacon === undefined ? {} : { sendBeacon: beacon });
  vi.stubGlobal('fetch', fetched);
  sendEvent(ANALYTICS, { name: 'pageview' }, URL, BODY.referrer);
  return { beacon, fetched };
}

const fail = () => {
  throw new Error('blocked');
};

describe('sendEvent', () => {
  it('sends a beacon', () => {
    const { beacon, fetched } = send(() => true);
    expect(beacon).toHaveBeenCalledTimes(1);
    const [address, body] = beacon.mock.calls[0] as unknown as [string, string];
    expect(address).toBe(ANALYTICS.collector);
    expect(JSON.parse(body)).toEqual(BODY);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['is missing', undefined],
    ['is refused', () => false],
    ['throws', fail],
  ])('fetches, and outlives the page, where the beacon %s', (_, sendBeacon) => {
    const { fetched } = send(sendBeacon);
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, options] = fetched.mock.calls[0] as [string, RequestInit];
    expect(address).toBe(ANALYTICS.collector);
    expect(options).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(options.body as string)).toEqual(BODY);
  });

  it.each([
    ['throws', fail],
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('disturbs nobody when that %s as well', async (_, fetch) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    expect(() => send(fail, fetch)).not.toThrow();
    await new Promise(setImmediate);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
