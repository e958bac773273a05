import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageViews } from '../../../src/analytics/pageViews';

/** Page views of a reader who goes where `go` says, and what was told of them. */
function reader(allowed = true) {
  const told: string[] = [];
  const pageViews = createPageViews((address) => told.push(address));
  pageViews.setAllowed(allowed);
  const go = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'https://docs.example.org');
    pageViews.visit({ pathname, search, hash });
  };
  return { told, go, setAllowed: pageViews.setAllowed, leave: pageViews.leave };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('page views', () => {
  it('are sent with path, query and hash, once for each change', () => {
    const { told, go } = reader();
    const places = ['/docs/intro', '/search?q=a%20b', '/docs/intro#install', '/docs/intro#usage'];
    for (const place of places) go(place);
    expect(told).toEqual(places);
  });

  it('are sent once for a page that is shown again', () => {
    const { told, go } = reader();
    for (const place of ['/', '/', '/docs/intro#a', '/docs/intro#a', '/']) go(place);
    expect(told).toEqual(['/', '/docs/intro#a', '/']);
  });

  it('are not sent before consent, and after it only for the current page', () => {
    const { told, go, setAllowed } = reader(false);
    go('/docs/intro');
    go('/demo');
    expect(told).toEqual([]);
    setAllowed(true);
    setAllowed(true);
    expect(told).toEqual(['/demo']);
    go('/api');
    expect(told).toEqual(['/demo', '/api']);
  });

  it('are no longer sent after consent is revoked', () => {
    const { told, go, setAllowed } = reader();
    go('/');
    setAllowed(false);
    go('/demo');
    expect(told).toEqual(['/']);
  });

  it('are sent once for a demo, without the state in its hash', () => {
    const { told, go, leave } = reader();
    const states = ['', '#v1=NobI', '#v1=Xy', '#stored=ab1', '#s=eJw%3D', '#showBranches=true'];
    for (const state of states) go(`/demo${state}`);
    go('/demo/antd#v1=NobI');
    go('/demo#v1=Xy');
    go('/demo#exports');
    go('/docs/intro#v1=NobI');
    leave();
    expect(told).toEqual(['/demo', '/demo/antd', '/demo', '/demo#exports', '/docs/intro#v1=NobI']);
  });

  it('are not sent before the first navigation', () => {
    const { told, setAllowed } = reader(false);
    setAllowed(true);
    expect(told).toEqual([]);
  });
});

describe('search terms', () => {
  const type = (go: (address: string) => void, ...queries: string[]) => {
    for (const query of queries) {
      go(`/search?q=${query}`);
      vi.advanceTimersByTime(900);
    }
  };

  it('are sent when they have not changed for a second', () => {
    const { told, go } = reader();
    go('/search');
    type(go, 'v', 'va', 'value');
    expect(told).toEqual(['/search']);
    vi.advanceTimersByTime(99);
    expect(told).toEqual(['/search']);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['/search', '/search?q=value']);
    vi.advanceTimersByTime(10_000);
    type(go, 'b');
    vi.advanceTimersByTime(100);
    expect(told.slice(2)).toEqual(['/search?q=b']);
  });

  it('are sent at once when the reader arrives with them, changes a filter or navigates away', () => {
    const { told, go } = reader();
    const places = ['/search?q=a', '/search?q=a&kind=guide', '/search?q=a', '/docs/intro'];
    for (const place of places) go(place);
    expect(told).toEqual(places);
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(places);
  });

  it.each([
    ['goes elsewhere', ({ go }: ReturnType<typeof reader>) => go('/docs'), ['/docs']],
    ['changes a filter', ({ go }) => go('/search?q=rule&version=6'), ['/search?q=rule&version=6']],
    ['leaves', ({ leave }) => leave(), []],
  ] as [string, (by: ReturnType<typeof reader>) => void, string[]][])(
    'are told before the reader %s',
    (_, act, after) => {
      const by = reader();
      by.go('/search');
      type(by.go, 'r', 'rule');
      act(by);
      expect(by.told).toEqual(['/search', '/search?q=rule', ...after]);
      vi.advanceTimersByTime(10_000);
      by.leave();
      expect(by.told).toHaveLength(2 + after.length);
    },
  );

  it('are not sent again when the reader returns to the ones sent last', () => {
    const { told, go } = reader();
    type(go, 'a', 'ab', 'a');
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['/search?q=a']);
  });

  it('are not sent after consent is revoked, nor while typing when consent is given', () => {
    const { told, go, setAllowed } = reader();
    type(go, 'a', 'ab');
    setAllowed(false);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['/search?q=a']);
    type(go, 'abc');
    setAllowed(true);
    type(go, 'abcd');
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['/search?q=a', '/search?q=abcd']);
  });
});
