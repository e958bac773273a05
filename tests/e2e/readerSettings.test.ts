import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { CURRENT_BASES, FORWARDS, OLD_BASES, PAGE_TYPES } from './routes';
import { hydrated, saveData, slowLine, testBrowser } from './support/browser';
import {
  addRule,
  chooseFromMenu,
  MENUS,
  menusClosed,
  partOf,
  routeOf,
  stageOf,
} from './support/demo';
import { ownScripts } from './support/routeScripts';
import { searchWindow } from './support/searchWindow';

const { newPage, open } = testBrowser();

const PHONE = { width: 390, height: 800 };

/** A page and one that its sidebar links to, both fast to open. */
const FROM = '/docs/category/components';
const TO = '/docs/components/nottoggle';
const linkIn = (page: Page) =>
  page.locator('aside').getByRole('link', { name: 'NotToggle', exact: true });

describe('prefetching', () => {
  const claiming = (effectiveType: string) => (page: Page) =>
    slowLine(page, { effectiveType, saveData: false });

  /** Settings, and what the browser then says of itself. */
  const SETTINGS: [name: string, set: (page: Page) => Promise<void>, says: object][] = [
    ['slow 2G', claiming('slow-2g'), { effectiveType: 'slow-2g', saveData: false }],
    ['2G', claiming('2g'), { effectiveType: '2g', saveData: false }],
    ['data-saver', saveData, { effectiveType: '4g', saveData: true }],
  ];

  it.each(SETTINGS)('is off with %s, and links still work', async (_, set, says) => {
    const { page, complaints } = await newPage();
    await set(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/')) scripts.push(request.url());
    });
    await page.goto(FROM, { waitUntil: 'networkidle' });
    await hydrated(page);
    const { connection } = await page.evaluate(() => {
      const { effectiveType, saveData } = (
        navigator as unknown as { connection: { effectiveType: string; saveData: boolean } }
      ).connection;
      return { connection: { effectiveType, saveData } };
    });
    expect(connection).toEqual(says);
    const atFirst = scripts.length;
    const search = page.getByRole('button', { name: /^Search/ });
    await search.hover();
    await search.focus();
    const link = linkIn(page);
    await link.hover();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
    expect(scripts.length).toBe(atFirst);
    await link.click();
    await page.waitForURL(`**${TO}`);
    expect(scripts.length).toBeGreaterThan(atFirst);
    expect(complaints).toEqual([]);
  });

  it('is not required for the search', async () => {
    const { page, complaints } = await newPage();
    await claiming('slow-2g')(page);
    await page.goto('/discord');
    await searchWindow(page).search('limit groups');
    expect(complaints).toEqual([]);
  });

  it('starts for the search on hover and on focus on any other connection', async () => {
    for (const act of ['hover', 'focus'] as const) {
      const { page } = await open('/discord');
      await page.waitForLoadState('networkidle');
      const asked = page.waitForRequest(/\/assets\/js\/.*\.js$/);
      await page.getByRole('button', { name: /^Search/ })[act]();
      await asked;
    }
  });

  it('happens for a few links that stay in view on any other connection, and never twice', async () => {
    const { page, complaints } = await open(FROM);
    const prefetched = () =>
      page
        .locator('link[rel="prefetch"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const isShown = (title: string) =>
      expect.poll(() => page.locator('main h1').textContent()).toBe(title);
    const settled = async () => {
      await expect.poll(async () => (await prefetched()).length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
    };
    await settled();
    const ofFirst = await prefetched();
    // About three scripts for each of four pages, of more than sixty that the page links.
    expect(ofFirst.length).toBeLessThan(20);

    await linkIn(page).click();
    await isShown('NotToggle');
    await page.goBack();
    await isShown('Components');
    await page.goForward();
    await isShown('NotToggle');
    await expect.poll(async () => (await prefetched()).length).toBeGreaterThan(ofFirst.length);
    await page.waitForLoadState('networkidle');
    const hrefs = await prefetched();
    expect(hrefs.slice(0, ofFirst.length)).toEqual(ofFirst);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const href of hrefs) {
      expect(href).toMatch(/^\/assets\/js\/[\w.-]+\.js$/);
      expect(fs.statSync(`build${href}`).size).toBeLessThan(25_000);
    }
    expect(complaints).toEqual([]);
  });

  it('begins with a page that the text links to, not with the breadcrumbs or a menu', async () => {
    const { page } = await newPage();
    const asked = page.waitForResponse('**/assets/routes/*.json');
    await page.goto(TO);
    const paths = Object.keys(await (await asked).json());
    const inText = await page
      .locator('.markdown a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(
      inText.map((path) => path.toLowerCase()).filter((path) => paths.includes(path)),
    ).not.toEqual([]);
  });

  it.each(['hover', 'focus'] as const)('happens at once for a link on %s', async (act) => {
    const { page, complaints } = await open(FROM);
    const own = ownScripts(TO, FROM);
    expect(own.length).toBeGreaterThan(0);
    const asked = own.map((file) => page.waitForRequest(`**${file}`));
    await linkIn(page)[act]();
    await Promise.all(asked);
    expect(complaints).toEqual([]);
  });

  it('is not required: the code of a page loads from files when its link is followed', async () => {
    const { page } = await newPage();
    await saveData(page);
    await page.goto(FROM, { waitUntil: 'networkidle' });
    await hydrated(page);
    const answers: { method: string; path: string; status: number; type: string }[] = [];
    page.on('response', (response) => {
      const request = response.request();
      answers.push({
        method: request.method(),
        path: new URL(response.url()).pathname,
        status: response.status(),
        type: request.resourceType(),
      });
    });
    await linkIn(page).click();
    await expect.poll(() => page.locator('main h1').textContent()).toBe('NotToggle');
    await page.waitForLoadState('networkidle');
    const scripts = answers.filter(({ type }) => type === 'script');
    expect(scripts.map(({ path }) => path)).toEqual(expect.arrayContaining(ownScripts(TO, FROM)));
    for (const answer of answers) {
      expect(answer.method).toBe('GET');
      expect(answer.path).toMatch(
        answer.type === 'script' ? /^\/assets\/js\// : /^\/(?:assets|img)\//,
      );
      // An image that an earlier page had is asked about, and has not changed.
      expect(answer.type === 'image' ? [200, 304] : [200]).toContain(answer.status);
    }
  });
});

/** What of a page takes more than a millisecond to move or change. */
const slowParts = (page: Page) =>
  page.locator('*').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        return `${style.transitionDuration},${style.animationDuration}`
          .split(',')
          .some((duration) => Number.parseFloat(duration) > 0.001);
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

describe('reduced motion', () => {
  it('shortens every animation to 1 ms', async () => {
    const { page } = await open('/docs/buildless', { reducedMotion: 'reduce' });
    const category = page.locator('aside .theme-doc-sidebar-item-category').filter({
      hasText: 'Styling',
    });
    await category.locator('button').first().click();
    const list = category.locator('ul').first();
    await expect
      .poll(() => list.evaluate((element) => element.style.transition))
      .toBe('height 1ms ease-in-out');
    await searchWindow(page).open();
    expect(await slowParts(page)).toEqual([]);
  });

  it.each(partOf(1, 8))(
    'shortens the animations of the demo in the UI library %s, and of its menus',
    async (uiLibrary) => {
      const { page } = await open(routeOf(uiLibrary), { reducedMotion: 'reduce' });
      await addRule(page, uiLibrary, 'City');
      expect(await slowParts(page)).toEqual([]);
      if (!MENUS[uiLibrary]) return;
      const control = stageOf(page).locator('.rule').last().locator('.rule-fields').first();
      await chooseFromMenu(page, uiLibrary, control, 'Notes', async () => {
        expect(await slowParts(page)).toEqual([]);
      });
      await menusClosed(page, uiLibrary);
    },
  );
});

describe('pages without JavaScript', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await newPage({ javaScriptEnabled: false }));
  });

  it('show all text, including that in tabs', async () => {
    await page.goto('/docs/intro');
    for (const command of ['npm install', 'yarn add', 'pnpm add', 'bun add']) {
      expect(
        await page.locator('pre:visible', { hasText: command }).count(),
        command,
      ).toBeGreaterThan(0);
    }
  });

  it.each(Object.entries(PAGE_TYPES))('show all text of %s', async (_, path) => {
    await page.goto(path);
    const found = await page
      .locator('main :is(p, li:not([role=tab]), pre, td, h1, h2, h3)')
      .evaluateAll((elements) => ({
        count: elements.length,
        hidden: elements
          .filter(
            (element) =>
              // The empty cells of a table take no room.
              element.textContent !== '' &&
              !element.checkVisibility() &&
              !element.closest('details:not([open])'),
          )
          .map((element) => element.textContent),
      }));
    expect(found.count).toBeGreaterThan(0);
    expect(found.hidden).toEqual([]);
  });

  it('are complete except for interactive pages, and all have a heading', async () => {
    for (const path of [
      '/',
      '/demo',
      '/sandbox',
      '/search?q=rule',
      '/discord',
      '/markdown-page',
      '/docs/category/components',
      '/api/react-querybuilder/functions/formatQuery',
      '/nowhere',
    ]) {
      await page.goto(path);
      expect(await page.locator('main h1').first().isVisible(), path).toBe(true);
      const notice = page.locator('.needs-scripts');
      expect(await notice.isVisible(), path).toBe(/demo|sandbox|search/.test(path));
    }
  });

  it('have working menus, also on a phone', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(FROM);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('link', { name: 'NotToggle', exact: true }).first().click();
    await page.waitForURL(`**${TO}`);
    await page.locator('.navbar').getByRole('link', { name: 'API', exact: true }).click();
    await page.waitForURL('**/api');
    await page.locator('aside').getByRole('link', { name: '@react-querybuilder/antd' }).click();
    await page.waitForURL('**/api/@react-querybuilder/antd');
  });

  it.each([
    ['/react-querybuilder', '/demo'],
    ...[...CURRENT_BASES, ...OLD_BASES].map((base) => [base, `${base}/intro`]),
    ...CURRENT_BASES.flatMap((base) =>
      Object.entries(FORWARDS).map(([from, to]) => [`${base}/${from}`, `${base}/${to}`]),
    ),
  ] as [string, string][])('forward from %s to %s', async (from, to) => {
    await page.goto(from, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === to, { waitUntil: 'commit' });
  });
});
