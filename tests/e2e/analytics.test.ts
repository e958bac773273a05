import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StaticHost, startServer } from '../../scripts/staticHost.mjs';
import { violationsOf } from './support/axe';
import { hydrated, testBrowser } from './support/browser';
import { copySite, type SiteCopy } from './support/siteCopy';
import { storageKeys } from './support/storageKeys';

// This file builds a small site while other files use the same cores.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const SITE_ID = 'docs.example.org';
const { newPage } = testBrowser({ savesData: true });
/** For what a page requests, which includes what it prefetches. */
const { newPage: newPrefetchingPage } = testBrowser();

let collector: Server;
let site: SiteCopy;
let host: StaticHost;

/** The addresses of the page views that arrived, without the origin of the site. */
let views: string[];
/** What else arrived of a page view. */
let last: { method?: string; body: Record<string, unknown> };
/** How the collector answers. */
let status = 202;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    last = { method: request.method, body };
    views.push(String(body.url).replace(host.url, ''));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => collector.listen(0, resolve));
  const { port } = collector.address() as AddressInfo;

  site = copySite();
  // The real search page, in place of the copy's short one.
  fs.rmSync(site.path('src/pages/search.mdx'));
  site.write('src/pages/search.tsx', fs.readFileSync('src/pages/search.tsx', 'utf8'));
  const built = await site.build({
    ANALYTICS_ID: SITE_ID,
    ANALYTICS_URL: `http://localhost:${port}/api/event`,
    ANALYTICS_CONSENT: 'required',
  });
  expect(built.exitCode, built.output.slice(-2000)).toBe(0);
  host = await startServer(site.path('build'));
});

afterAll(async () => {
  await host?.close();
  await new Promise((resolve) => collector.close(resolve));
  site.remove();
});

beforeEach(() => {
  views = [];
  status = 202;
});

/** Opens a page of the built copy; what complains, but for requests to the collector, is kept. */
async function openCopy(address: string, options: BrowserContextOptions = {}) {
  const { page } = await newPage({ baseURL: host.url, ...options });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  await page.goto(address);
  await hydrated(page);
  return { page, errors };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Analytics' });
const choose = (page: Page, name: 'Allow' | 'Do not allow') =>
  bar(page).getByRole('button', { name, exact: true }).click();
const goTo = async (page: Page, address: string) => {
  await page.locator(`nav a[href="${address}"], footer a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
};

describe('page views', () => {
  it('are sent after consent, one for each change of path, query or hash', async () => {
    const { page, errors } = await openCopy('/docs/intro?a=%3Cb%3E#top');
    await bar(page).waitFor();
    await goTo(page, '/markdown-page');
    expect(views).toEqual([]);

    await choose(page, 'Allow');
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => views).toEqual(['/markdown-page']);
    expect(last.method).toBe('POST');
    expect(last.body).toMatchObject({ name: 'pageview', domain: SITE_ID });

    await goTo(page, '/api');
    await expect.poll(() => views).toHaveLength(2);
    await goTo(page, '/api');
    await page.evaluate('location.hash = "part"');
    await page.evaluate('location.hash = "part"');
    await goTo(page, '/sandbox');
    await expect.poll(() => views).toEqual(['/markdown-page', '/api', '/api#part', '/sandbox']);

    // A page that the reader leaves before it is shown is no view.
    await goTo(page, '/demo');
    await expect.poll(() => views).toHaveLength(5);
    await goTo(page, '/sandbox');
    await expect.poll(() => views.slice(4)).toEqual(['/demo', '/sandbox']);

    // The choice is kept, and opening a page again is a view too.
    await page.goto('/docs/intro?a=%3Cb%3E#top');
    await hydrated(page);
    await expect.poll(() => views.at(-1)).toBe('/docs/intro?a=%3Cb%3E#top');
    expect(views).toHaveLength(7);
    expect(await bar(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('are sent for a search after the reader stops typing', async () => {
    const { page, errors } = await openCopy('/search?q=rule');
    await choose(page, 'Allow');
    await expect.poll(() => views).toEqual(['/search?q=rule']);
    await page.clock.install();
    const type = async (query: string) => {
      await page.locator('main input[type="search"]').fill(query);
      await page.clock.runFor(300);
      await page.waitForURL((url) => url.searchParams.get('q') === query);
    };
    for (const query of ['v', 'val', 'value']) await type(query);
    expect(views).toHaveLength(1);
    await page.clock.runFor(1100);
    await expect.poll(() => views.slice(1)).toEqual(['/search?q=value']);

    // A filter is chosen at once.
    await page.getByRole('checkbox').first().check();
    await expect.poll(() => views.length).toBe(3);
    expect(views[2]).toMatch(/^\/search\?q=value&kind=/);
    await page.goBack();
    await expect.poll(() => views.slice(3)).toEqual(['/search?q=value']);

    await type('b');
    await type('bar');
    await goTo(page, '/api');
    await expect.poll(() => views.slice(4)).toEqual(['/search?q=bar', '/api']);

    await page.goBack();
    await type('bars');
    await page.goto('/sandbox');
    await expect.poll(() => views.slice(6)).toContain('/search?q=bars');
    await expect.poll(() => views).toContain('/sandbox');
    expect(views.filter((view) => view === '/search?q=b' || view === '/search?q=v')).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('are not sent until the reader allows them', async () => {
    const { page, errors } = await openCopy('/');
    await choose(page, 'Do not allow');
    await goTo(page, '/sandbox');
    await page.reload();
    await hydrated(page);
    expect(await bar(page).count()).toBe(0);
    expect(views).toEqual([]);

    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Analytics' });
    await link.click();
    await choose(page, 'Allow');
    await expect.poll(() => views).toEqual(['/sandbox#analytics']);
    expect(errors).toEqual([]);
  });

  it('follow a choice made in another tab', async () => {
    const { page } = await openCopy('/');
    const other = await page.context().newPage();
    await other.goto('/sandbox');
    await choose(other, 'Allow');
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => [...views].sort()).toEqual(['/', '/sandbox']);
  });

  it('are not sent when the stored choice is invalid', async () => {
    const { page } = await newPage({ baseURL: host.url });
    await page.addInitScript(
      (keys) => {
        for (const key of keys) localStorage.setItem(key, '<img src=x> granted');
      },
      storageKeys(site.path('build/index.html')),
    );
    await page.goto('/');
    await bar(page).waitFor();
    expect(views).toEqual([]);
  });
});

describe('the question whether a guide was helpful', () => {
  const question = (page: Page) => page.getByRole('region', { name: 'Feedback' });

  it('is asked after consent on each guide, and sends the answer once', async () => {
    const { page, errors } = await openCopy('/docs/intro');
    await bar(page).waitFor();
    expect(await question(page).count()).toBe(0);
    await choose(page, 'Allow');
    await question(page).getByRole('button', { name: 'No', exact: true }).click();
    await question(page).getByText('Thank you').waitFor();
    await expect.poll(() => last.body.name).toBe('Feedback');
    expect(last.body).toMatchObject({
      props: { helpful: 'no' },
      url: `${host.url}/docs/intro`,
      domain: SITE_ID,
    });
    expect(await question(page).getByRole('button').count()).toBe(0);

    await goTo(page, '/sandbox');
    await question(page).waitFor({ state: 'detached' });
    await page.goBack();
    await question(page).getByRole('button', { name: 'Yes', exact: true }).waitFor();
    expect(await question(page).count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('is not asked of readers who do not allow analytics', async () => {
    const { page } = await openCopy('/docs/intro');
    await choose(page, 'Do not allow');
    await bar(page).waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    expect(await question(page).count()).toBe(0);
  });
});

const failCollector = async () => {
  status = 500;
};

describe('the page works', () => {
  it.each([
    ['the collector fails', failCollector],
    [
      'requests to it are blocked',
      (page: Page) => page.context().route('**/api/event', (route) => route.abort()),
    ],
    [
      'beacons throw',
      (page: Page) =>
        page.addInitScript('navigator.sendBeacon = () => { throw new Error("blocked") }'),
    ],
    [
      'there are no beacons',
      (page: Page) => page.addInitScript('navigator.sendBeacon = undefined'),
    ],
    [
      'storage is forbidden',
      (page: Page) =>
        page.addInitScript(
          'Storage.prototype.setItem = () => { throw new DOMException("no", "SecurityError") }',
        ),
    ],
  ])('when %s', async (name, prepare) => {
    const { page } = await newPage({ baseURL: host.url });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await prepare(page);
    const asked = page.waitForRequest('**/api/event');
    await page.goto('/');
    await choose(page, 'Allow');
    expect((await asked).postData(), name).toContain(SITE_ID);
    await bar(page).waitFor({ state: 'detached' });
    await goTo(page, '/sandbox');
    expect(await bar(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('with the consent bar, which has no axe violations, and which the keyboard operates on a phone', async () => {
    const { page } = await openCopy('/#analytics', { reducedMotion: 'reduce' });
    await bar(page).waitFor();
    for (const viewport of [
      { width: 1300, height: 850 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
        await expect
          .poll(() => violationsOf(page, { scope: 'section[aria-label="Analytics"]' }))
          .toEqual([]);
      }
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    const deny = bar(page).getByRole('button', { name: 'Do not allow' });
    await deny.focus();
    await page.keyboard.press('Enter');
    await bar(page).waitFor({ state: 'detached' });
    expect(views).toEqual([]);
  });
});

it('a site without a collector contains no analytics code and sends nothing', async () => {
  const { page, complaints } = await newPrefetchingPage();
  const told: string[] = [];
  page.on('request', (request) => {
    const isRead = ['GET', 'HEAD'].includes(request.method()) && request.postData() === null;
    if (!isRead || request.resourceType() === 'ping') told.push(request.url());
  });
  await page.goto('/docs/intro?a=b#install');
  await hydrated(page);
  expect(await bar(page).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Analytics' }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Feedback' }).count()).toBe(0);
  // Both are loaded as documents of their own, after the address has changed.
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await goTo(page, '/sandbox');
  await heading('Sandbox');
  await page.evaluate('location.hash = "part"');
  await goTo(page, '/demo');
  await heading('Demo');
  await hydrated(page);
  await page.goto('/search?q=rule');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([]);
  // Requests to other hosts are among these.
  expect(complaints).toEqual([]);
});
