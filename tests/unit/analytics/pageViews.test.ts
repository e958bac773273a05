import { describe, expect, it } from 'vitest';
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
  return { told, go, setAllowed: pageViews.setAllowed };
}

describe('page views', () => {
  it('are told with path, query and hash, one for each change', () => {
    const { told, go } = reader();
    const places = ['/docs/intro', '/search?q=a%20b', '/docs/intro#install', '/docs/intro#usage'];
    for (const place of places) go(place);
    expect(told).toEqual(places);
  });

  it('are told once for a page that is shown again', () => {
    const { told, go } = reader();
    for (const place of ['/', '/', '/docs/intro#a', '/docs/intro#a', '/']) go(place);
    expect(told).toEqual(['/', '/docs/intro#a', '/']);
  });

  it('are not told before they are allowed, nor later but for the page at hand', () => {
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

  it('are no longer told once that is taken back', () => {
    const { told, go, setAllowed } = reader();
    go('/');
    setAllowed(false);
    go('/demo');
    expect(told).toEqual(['/']);
  });

  it('wait for a place', () => {
    const { told, setAllowed } = reader(false);
    setAllowed(true);
    expect(told).toEqual([]);
  });
});
