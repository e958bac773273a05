import { describe, expect, it } from 'vitest';
import { CURRENT_BASES, FORWARDS } from './routes';
import { hydrated, testBrowser } from './support/browser';
import { faultyHost } from './support/faultyHost';

const { open, newPage } = testBrowser();

/** What Chromium says of the answer's status, whichever page comes with it. */
const STATUS_404 = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

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

  it('forward without scripts too', async () => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto('/docs/next/api/export');
    await page.waitForURL('**/docs/next/utils/export');
  });

  it('forward when reached inside the running site', async () => {
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

describe('addresses with a page suffix reach their bare path', () => {
  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro.htm', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/demo/antd.html', '/demo/antd'],
    ['/demo/index.htm', '/demo'],
    ['/api.html', '/api'],
    ['/index.html', '/'],
  ])('%s is %s', async (from, to) => {
    const { page } = await newPage();
    await page.goto(`${from}?a=1#b`);
    await page.waitForURL(
      (url) => url.pathname === to && url.search === '?a=1' && url.hash === '#b',
    );
    expect(await page.locator('main h1').textContent()).not.toBe('Page Not Found');
  });

  it.each(['/docs/intro', '/demo', '/api', '/docs/next/components/rule'])(
    'or a slash: %s/ is %s',
    async (path) => {
      const { page, complaints } = await newPage();
      await page.goto(`${path}/?a=1#b`);
      await hydrated(page);
      expect(new URL(page.url())).toMatchObject({ pathname: path, search: '?a=1', hash: '#b' });
      expect(await page.locator('main h1').textContent()).not.toBe('Page Not Found');
      expect(complaints).toEqual([]);
    },
  );

  it('is shown without the slash where the host has no page with it', async () => {
    const { page, complaints } = await newPage();
    await page.route('**/docs/intro/', async (route) => {
      const notFound = await page.request.get('/404');
      await route.fulfill({ response: notFound, status: 404 });
    });
    await page.goto('/docs/intro/');
    await page.waitForURL('**/docs/intro');
    await hydrated(page);
    expect(await page.locator('main h1').textContent()).toBe('Getting started');
    expect(complaints).toEqual([STATUS_404]);
  });

  it('stops asking where the host sends the reader back to the slash', async () => {
    const host = await faultyHost();
    host.fail('folder', (path) => /^\/docs\/intro\/?$/.test(path));
    const { page } = await newPage({ baseURL: host.url });
    await page.goto('/docs/intro/', { waitUntil: 'commit' });
    const asked = () => host.requests.filter((request) => request.includes('/docs/intro'));
    await expect.poll(asked).toHaveLength(3);
    await page.waitForLoadState('networkidle');
    expect(asked()).toEqual(['GET /docs/intro/', 'GET /docs/intro', 'GET /docs/intro/']);
  });

  it('shows the not-found page for a path that does not exist', async () => {
    const { page } = await newPage();
    await page.goto('/no/such/page.htm');
    await page.waitForURL('**/no/such/page');
    expect(await page.locator('main h1').textContent()).toBe('Page Not Found');
  });

  it('has no copies of pages', async () => {
    const { page } = await open('/');
    for (const copy of ['/docs/intro/index.html', '/docs/intro.htm']) {
      expect((await page.request.get(copy)).status()).toBe(404);
    }
  });
});
