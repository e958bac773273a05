import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { barePath, suffixScript } from '../../../../plugins/headScripts/pageSuffixes';

describe('barePath', () => {
  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro.htm', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/index.htm', '/docs/intro'],
    ['/index.html', '/'],
    ['/index.htm', '/'],
    ['/docs/intro', '/docs/intro'],
    ['/', '/'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro//', '/docs/intro'],
    ['/docs/intro.html/', '/docs/intro'],
    ['//', '/'],
    ['/docs/index', '/docs/index'],
    ['/docs/reindex.html', '/docs/reindex'],
    ['/docs/about.html.bak', '/docs/about.html.bak'],
    ['/docs/dhtml', '/docs/dhtml'],
    ['/docs/a.html/b', '/docs/a.html/b'],
  ])('%s means %s', (pathname, expected) => {
    expect(barePath(pathname, [], '/')).toBe(expected);
  });

  it('leaves a route alone whose own path ends in a suffix', () => {
    const exact = ['/docs/export.html'];
    expect(barePath('/docs/export.html', exact, '/')).toBe('/docs/export.html');
    expect(barePath('/docs/export.html/', exact, '/')).toBe('/docs/export.html');
    expect(barePath('/docs/import.html', exact, '/')).toBe('/docs/import');
  });
});

describe('barePath below a base path', () => {
  it.each([
    ['/base/', '/base/'],
    ['/base', '/base/'],
    ['/base/index.html', '/base/'],
    ['/base//', '/base/'],
    ['/base/docs/intro.html', '/base/docs/intro'],
    ['/base/docs/', '/base/docs'],
  ])('%s means %s', (pathname, expected) => {
    expect(barePath(pathname, [], '/base/')).toBe(expected);
  });
});

const SITE = 'https://example.com';

interface Visit {
  exactRoutes?: string[];
  /** Whether the host answered with its not-found page. */
  notFound?: boolean;
  /** The address that asked for this one. */
  referrer?: string;
}

/** Runs the script the way a browser does, and says what it did to the address. */
function visit(address: string, { exactRoutes = [], notFound = false, referrer = '' }: Visit = {}) {
  const { origin, pathname, search, hash } = new URL(`${SITE}${address}`);
  const state = { key: 'router' };
  const page = load(notFound ? '<meta data-not-found>' : '<meta charset="utf-8">');
  const done: { asked: string[]; renamed: { state: unknown; to: string }[] } = {
    asked: [],
    renamed: [],
  };
  const replace = (to: string) => done.asked.push(to);
  const location = { origin, pathname, search, hash, replace };
  const document = {
    querySelector: (selector: string) => page(selector)[0] ?? null,
    referrer: referrer && `${SITE}${referrer}`,
  };
  const history = {
    state,
    replaceState: (kept: unknown, _: string, to: string) => done.renamed.push({ state: kept, to }),
  };
  new Function('location', 'document', 'history', suffixScript(exactRoutes, '/'))(
    location,
    document,
    history,
  );
  return { ...done, state };
}

describe('suffixScript', () => {
  it('keeps a page that was found and changes its address only', () => {
    const { asked, renamed, state } = visit('/docs/intro.html?a=1#b');
    expect(renamed).toEqual([{ state, to: `${SITE}/docs/intro?a=1#b` }]);
    expect(asked).toEqual([]);
  });

  it('asks for the bare path from the not-found page', () => {
    const { asked, renamed } = visit('/docs/intro/index.htm?a=1#b', { notFound: true });
    expect(asked).toEqual([`${SITE}/docs/intro?a=1#b`]);
    expect(renamed).toEqual([]);
  });

  it('takes a slash away from the address of a page that was found', () => {
    const { asked, renamed, state } = visit('/docs/intro/?a=1#b');
    expect(renamed).toEqual([{ state, to: `${SITE}/docs/intro?a=1#b` }]);
    expect(asked).toEqual([]);
  });

  it('asks without the slash from the not-found page, once', () => {
    const address = '/docs/intro/?a=1#b';
    const referrers = ['', '/demo', '/docs/intro?a=1', '/docs/intro/?a=1'];
    const visits = referrers.map((referrer) => visit(address, { notFound: true, referrer }));
    const bare = [`${SITE}/docs/intro?a=1#b`];
    expect(visits.map(({ asked }) => asked)).toEqual([bare, bare, bare, []]);
    expect(visits.flatMap(({ renamed }) => renamed)).toEqual([]);
  });

  it.each([
    '//evil.example/page.html',
    '//evil.example/',
    '//evil.example/index.html',
    '///evil.example/a.htm',
    '/\\evil.example/a.html',
    '//user@evil.example/a.html',
  ])('does not leave the site at %s', (address) => {
    for (const notFound of [true, false]) {
      const { asked, renamed } = visit(address, { notFound });
      const targets = [...asked, ...renamed.map(({ to }) => to)];
      expect(targets.map((to) => new URL(to, `${SITE}${address}`).origin)).toEqual([SITE]);
    }
  });

  it.each([true, false])('does nothing to a bare path (not found: %s)', (notFound) => {
    // The not-found page must not ask for itself again and again.
    const { asked, renamed } = visit('/docs/nowhere?a=1#b.html', { notFound });
    expect(asked).toEqual([]);
    expect(renamed).toEqual([]);
  });

  it('does nothing to an exact route', () => {
    const { asked, renamed } = visit('/docs/export.html', { exactRoutes: ['/docs/export.html'] });
    expect(asked).toEqual([]);
    expect(renamed).toEqual([]);
  });

  it.each([
    '/docs/</script><script>alert(1)</script>.html',
    `/docs/'"];alert(1);["'.html`,
    '/docs/<!--<script>.html',
    '/docs/back\\slash.html',
  ])('holds the route name %s without breaking', (route) => {
    const source = suffixScript([route], '/');
    const $ = load(`<head><script>${source}</script></head><body>Page</body>`);
    expect($('script')).toHaveLength(1);
    expect($('script').text()).toBe(source);
    expect($('body').text()).toBe('Page');

    const location = { pathname: route, search: '', hash: '' };
    const untouchable = new Proxy(
      {},
      {
        get: () => {
          throw new Error('the script touched the page of an exact route');
        },
      },
    );
    const run = new Function('location', 'document', 'history', source);
    expect(() => run(location, untouchable, untouchable)).not.toThrow();
  });
});
