import { describe, expect, it } from 'vitest';
import { CURRENT_BASES, FORWARDS } from './routes';
import { hydrated, statusNotFound, testBrowser } from './support/browser';
import { startFailingHost } from './support/failingHost';

const { open, newPage } = testBrowser({ savesData: true });

const FORMAT_QUERY = '/api/react-querybuilder/functions/formatQuery';

const forwards = CURRENT_BASES.flatMap((base) =>
  Object.entries(FORWARDS).map(([from, to]) => [`${base}/${from}`, `${base}/${to}`] as const),
);

describe('forwarding pages', () => {
  it.each(forwards)('%s forwards to %s in the same version', async (from, to) => {
    const { page, complaints } = await newPage();
    await page.goto(`${from}?a=1#b`);
    await page.waitForURL(`**${to}?a=1#b`);
    expect(await page.locator('main h1').textContent()).not.toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('forward without JavaScript', async () => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto('/docs/next/api/export');
    await page.waitForURL('**/docs/next/utils/export');
  });

  it('forward when a link inside the site leads to them', async () => {
    const { page, complaints } = await open('/docs/intro');
    // The router follows the history, whoever wrote the entry.
    await page.evaluate(() => window.history.pushState({}, '', '/docs/umd'));
    await page.goBack();
    await page.goForward();
    await page.waitForURL('**/docs/buildless');
    expect(complaints).toEqual([]);
  });
});

describe('redirects', () => {
  it.each([
    ['/react-querybuilder', '/demo'],
    ['/docs', '/docs/intro'],
    ['/docs/next', '/docs/next/intro'],
    ['/docs/5', '/docs/5/intro'],
  ])('%s goes to %s', async (from, to) => {
    const { page } = await newPage();
    await page.goto(`${from}?a=1#b`);
    await page.waitForURL(`**${to}?a=1#b`);
  });
});

describe('an address with a suffix or a trailing slash', () => {
  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro.htm', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/demo/antd.html', '/demo/antd'],
    ['/demo/index.htm', '/demo'],
    ['/api.html', '/api'],
    ['/index.html', '/'],
  ])('redirects: %s to %s', async (from, to) => {
    const { page } = await newPage();
    await page.goto(`${from}?a=1#b`);
    await page.waitForURL(
      (url) => url.pathname === to && url.search === '?a=1' && url.hash === '#b',
    );
    expect(await page.locator('main h1').textContent()).not.toBe('Page Not Found');
  });

  it.each(['/docs/intro', '/demo', '/api', '/docs/next/components/rule'])(
    'loses its trailing slash: %s/',
    async (path) => {
      const { page, complaints } = await newPage();
      await page.goto(`${path}/?a=1#b`);
      await hydrated(page);
      expect(new URL(page.url())).toMatchObject({ pathname: path, search: '?a=1', hash: '#b' });
      expect(await page.locator('main h1').textContent()).not.toBe('Page Not Found');
      expect(complaints).toEqual([]);
    },
  );

  it('loses its slash in the address bar when the host has no page with the slash', async () => {
    const { page, complaints } = await newPage();
    await page.route('**/docs/intro/', async (route) => {
      const notFound = await page.request.get('/404');
      await route.fulfill({ response: notFound, status: 404 });
    });
    await page.goto('/docs/intro/');
    await page.waitForURL('**/docs/intro');
    await hydrated(page);
    expect(await page.locator('main h1').textContent()).toBe('Getting started');
    expect(complaints).toEqual([statusNotFound('/docs/intro/')]);
  });

  it('does not cause a redirect loop when the host adds the slash again', async () => {
    const host = await startFailingHost();
    host.fail('folder', (path) => /^\/docs\/intro\/?$/.test(path));
    const { page } = await newPage({ baseURL: host.url });
    await page.goto('/docs/intro/', { waitUntil: 'commit' });
    const asked = () => host.requests.filter((request) => request.includes('/docs/intro'));
    await expect.poll(asked).toHaveLength(3);
    await page.waitForLoadState('networkidle');
    expect(asked()).toEqual(['GET /docs/intro/', 'GET /docs/intro', 'GET /docs/intro/']);
  });

  it('shows the not-found page when the path does not exist', async () => {
    const { page } = await newPage();
    await page.goto('/no/such/page.htm');
    await page.waitForURL('**/no/such/page');
    expect(await page.locator('main h1').textContent()).toBe('Page Not Found');
  });

  it('has no copy of the page in the build', async () => {
    const { page } = await open('/');
    for (const copy of ['/docs/intro/index.html', '/docs/intro.htm']) {
      expect((await page.request.get(copy)).status()).toBe(404);
    }
  });
});

describe('an address in the wrong letter case', () => {
  it.each([
    ['/Docs/intro', '/docs/intro'],
    ['/Demo', '/demo'],
    ['/DOCS/Components/QueryBuilder', '/docs/components/querybuilder'],
    ['/API/react-querybuilder/functions/formatquery', FORMAT_QUERY],
    ['/api/%40React-querybuilder/antd', '/api/@react-querybuilder/antd'],
    ['/React-QueryBuilder', '/demo'],
  ])('%s leads to %s', async (from, to) => {
    const { page, complaints } = await newPage();
    await page.goto(`${from}?A=1#B`);
    await page.waitForURL(`**${to}?A=1#B`);
    await hydrated(page);
    expect(await page.locator('main h1').textContent()).not.toBe('Page Not Found');
    expect(complaints.filter((text) => text !== statusNotFound(from))).toEqual([]);
    await page.context().close();
  });

  it('is corrected when the host ignores letter case, and in a link inside the site', async () => {
    const { page, complaints } = await newPage();
    await page.route(/\/Docs\/Intro\b/, async (route) => {
      await route.fulfill({ response: await page.request.get('/docs/intro') });
    });
    await page.goto('/Docs/Intro?A=1#B');
    await hydrated(page);
    const address = () => page.evaluate(() => location.pathname + location.search + location.hash);
    expect(await address()).toBe('/docs/intro?A=1#B');
    expect(await page.locator('aside .menu__link--active').allTextContents()).toContain(
      'Getting started',
    );

    // The router follows the history, whoever wrote the entry.
    await page.evaluate(() => window.history.pushState({}, '', '/DOCS/TypeScript?A=1#B'));
    await page.evaluate(() => window.history.pushState({}, '', '/docs/intro'));
    await page.goBack();
    await expect.poll(address).toBe('/docs/typescript?A=1#B');
    await page.getByRole('heading', { level: 1, name: 'TypeScript' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a page that is served the HTML of another page', () => {
  it.each([
    ['/docs/components/querybuilder', '/404'],
    ['/docs/components/querybuilder', '/'],
    [FORMAT_QUERY, '/'],
    ['/demo/antd', '/404'],
    ['/no/such/page', '/'],
  ])('is rendered from scratch: %s with the HTML of %s', async (path, other) => {
    const { page, complaints } = await newPage();
    const { page: sound } = await open(path);
    await page.route(`**${path}`, async (route) => {
      await route.fulfill({ response: await page.request.get(other), status: 200 });
    });
    await page.goto(path);
    await hydrated(page);
    const texts = (tab: typeof page, selector: string) => tab.locator(selector).allTextContents();
    for (const selector of ['main h1', 'main pre']) {
      await expect.poll(() => texts(page, selector)).toEqual(await texts(sound, selector));
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a page whose HTML was changed by something else', () => {
  it('is rendered again, with its code blocks', async () => {
    const { page, complaints } = await newPage();
    await page.route('**/docs/intro', async (route) => {
      const response = await route.fetch();
      // As browser extensions do.
      const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Erste Schritte');
      await route.fulfill({ response, body });
    });
    await page.goto('/docs/intro');
    await hydrated(page);
    expect(await page.locator('main h1').textContent()).toBe('Getting started');
    const blocks = await page.locator('main pre').allTextContents();
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.filter((text) => text.trim() === '')).toEqual([]);
    const own = complaints.filter((text) => !text.includes('onRecoverableError'));
    expect(own).toEqual([]);
  });
});
