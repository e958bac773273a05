import { describe, expect, it } from 'vitest';
import { CURRENT_BASES, FORWARDS, SHORT_GUIDE } from './routes';
import { hydrated, statusNotFound, testBrowser } from './support/browser';
import { someOf } from './support/complete';
import { startFailingHost } from './support/failingHost';

const { open, newPage } = testBrowser({ savesData: true });

/** The title of the guide `/docs/buildless`. */
const TITLE = 'Without a bundler';

const PARSE_SQL = '/api/react-querybuilder/functions/parseSQL';

/** Each in one of the versions in turn; readers without scripts are forwarded by the same addresses. */
const forwards = Object.entries(FORWARDS).map(([from, to], nth) => {
  const base = CURRENT_BASES[nth % CURRENT_BASES.length];
  return [`${base}/${from}`, `${base}/${to}`] as const;
});

describe('forwarding pages', () => {
  it.each(someOf(forwards, 3))('%s forwards to %s in the same version', async (from, to) => {
    const { page, complaints } = await newPage();
    await page.goto(`${from}?a=1#b`);
    await page.waitForURL(`**${to}?a=1#b`);
    expect(await page.locator('main h1').textContent()).not.toBe('');
    expect(complaints).toEqual([]);
  });

  it('forward when a link inside the site leads to them', async () => {
    const { page, complaints } = await open('/discord');
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
    await page.waitForURL(`**${to}?a=1#b`, { waitUntil: 'commit' });
  });
});

describe('an address with a suffix or a trailing slash', () => {
  it.each(
    someOf(
      [
        ['/docs/buildless.html', '/docs/buildless'],
        ['/docs/buildless.htm', '/docs/buildless'],
        ['/docs/buildless/index.html', '/docs/buildless'],
        ['/demo/antd.html', '/demo/antd'],
        ['/demo/index.htm', '/demo'],
        ['/api.html', '/api'],
        ['/index.html', '/'],
      ],
      4,
    ),
  )('redirects: %s to %s', async (from, to) => {
    const { page } = await newPage();
    await page.goto(`${from}?a=1#b`);
    await page.waitForURL(
      (url) => url.pathname === to && url.search === '?a=1' && url.hash === '#b',
    );
    expect(await page.locator('main h1').textContent()).not.toBe('Page Not Found');
  });

  it.each(someOf(['/docs/buildless', '/demo', '/api', '/docs/next/category/components'], 2))(
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
    await page.route('**/docs/buildless/', async (route) => {
      const notFound = await page.request.get('/404');
      await route.fulfill({ response: notFound, status: 404 });
    });
    await page.goto('/docs/buildless/');
    await page.waitForURL('**/docs/buildless');
    await hydrated(page);
    expect(await page.locator('main h1').textContent()).toBe(TITLE);
    expect(complaints).toEqual([statusNotFound('/docs/buildless/')]);
  });

  it('does not cause a redirect loop when the host adds the slash again', async () => {
    const host = await startFailingHost();
    host.fail('folder', (path) => /^\/docs\/buildless\/?$/.test(path));
    const { page } = await newPage({ baseURL: host.url });
    await page.goto('/docs/buildless/', { waitUntil: 'commit' });
    const asked = () => host.requests.filter((request) => request.includes('/docs/buildless'));
    await expect.poll(asked).toHaveLength(3);
    await page.waitForLoadState('networkidle');
    expect(asked()).toEqual([
      'GET /docs/buildless/',
      'GET /docs/buildless',
      'GET /docs/buildless/',
    ]);
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
  it.each(
    someOf(
      [
        ['/Docs/buildless', '/docs/buildless'],
        ['/Demo', '/demo'],
        ['/DOCS/Components/NotToggle', SHORT_GUIDE],
        ['/API/react-querybuilder/functions/parsesql', PARSE_SQL],
        ['/api/%40React-querybuilder/antd', '/api/@react-querybuilder/antd'],
        ['/React-QueryBuilder', '/demo'],
      ],
      3,
    ),
  )('%s leads to %s', async (from, to) => {
    const { page, complaints } = await newPage();
    await page.goto(`${from}?A=1#B`);
    await page.waitForURL(`**${to}?A=1#B`);
    await hydrated(page);
    expect(await page.locator('main h1').textContent()).not.toBe('Page Not Found');
    expect(complaints.filter((text) => text !== statusNotFound(from))).toEqual([]);
  });

  it('is corrected when the host ignores letter case, and in a link inside the site', async () => {
    const { page, complaints } = await newPage();
    await page.route(/\/Docs\/Buildless\b/, async (route) => {
      await route.fulfill({ response: await page.request.get('/docs/buildless') });
    });
    await page.goto('/Docs/Buildless?A=1#B');
    await hydrated(page);
    const address = () => page.evaluate(() => location.pathname + location.search + location.hash);
    expect(await address()).toBe('/docs/buildless?A=1#B');
    expect(await page.locator('aside .menu__link--active').allTextContents()).toContain(TITLE);

    // The router follows the history, whoever wrote the entry.
    await page.evaluate(() => window.history.pushState({}, '', '/DOCS/Components/NotToggle?A=1#B'));
    await page.evaluate(() => window.history.pushState({}, '', '/docs/buildless'));
    await page.goBack();
    await expect.poll(address).toBe(`${SHORT_GUIDE}?A=1#B`);
    await page.getByRole('heading', { level: 1, name: 'NotToggle' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a page that is served the HTML of another page', () => {
  it.each(
    someOf(
      [
        [SHORT_GUIDE, '/404'],
        [SHORT_GUIDE, '/'],
        [PARSE_SQL, '/'],
        ['/demo/antd', '/404'],
        ['/no/such/page', '/'],
      ],
      3,
    ),
  )('is rendered from scratch: %s with the HTML of %s', async (path, other) => {
    const { page, complaints } = await open(path);
    const texts = (selector: string) => page.locator(selector).allTextContents();
    const sound = [await texts('main h1'), await texts('main pre')];
    complaints.length = 0;
    await page.route(`**${path}`, async (route) => {
      await route.fulfill({ response: await page.request.get(other), status: 200 });
    });
    await page.goto(path);
    await hydrated(page);
    await expect.poll(() => texts('main h1')).toEqual(sound[0]);
    await expect.poll(() => texts('main pre')).toEqual(sound[1]);
    expect(complaints).toEqual([]);
  });
});

describe('a page whose HTML was changed by something else', () => {
  it('is rendered again, with its code blocks', async () => {
    const { page, complaints } = await newPage();
    await page.route('**/docs/buildless', async (route) => {
      const response = await route.fetch();
      // As browser extensions do.
      const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Erste Schritte');
      await route.fulfill({ response, body });
    });
    await page.goto('/docs/buildless');
    await hydrated(page);
    expect(await page.locator('main h1').textContent()).toBe(TITLE);
    const blocks = await page.locator('main pre').allTextContents();
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.filter((text) => text.trim() === '')).toEqual([]);
    const own = complaints.filter((text) => !text.includes('onRecoverableError'));
    expect(own).toEqual([]);
  });
});
