import fs from 'node:fs';
import { load } from 'cheerio';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SITE } from '../../config/site';
import { LAST_VERSION } from '../../config/versions';
import { testBrowser } from './support/browser';

const { open, newPage } = testBrowser({ savesData: true });

const hits = (page: Page) => page.locator('main ol > li');
const paths = (page: Page) =>
  page
    .locator('main ol a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
/** The status that counts the results; another one speaks of other versions. */
const results = (page: Page) => page.getByRole('status').filter({ hasText: /results?$/ });
const total = async (page: Page) =>
  Number(((await results(page).textContent()) ?? '').replace(/\D/g, ''));
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search for' });
const version = (page: Page) => page.getByRole('combobox', { name: 'Version' });

/** Makes the browser one whose scrolling tells the page nothing, until a test calls `reachEnd`. */
function scrollingTellsNothing() {
  window.IntersectionObserver = class {
    constructor(report: (entries: object[]) => void) {
      Object.assign(window, { reachEnd: () => report([{ isIntersecting: true }]) });
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

describe('the search page', () => {
  it('searches for the query in the address, and has it in its title', async () => {
    const { page, complaints } = await open('/search?q=drag+%26+drop');
    await hits(page).first().waitFor();
    const name = 'Search results for "drag & drop"';
    expect(await page.locator('main h1').textContent()).toBe(name);
    expect(await page.title()).toContain(name);
    expect(await field(page).inputValue()).toBe('drag & drop');
    expect(await results(page).textContent()).toMatch(/^[\d,]+ results$/);
    expect(complaints).toEqual([]);
  });

  it('prompts for a query when there is none, and fetches nothing', async () => {
    const { page } = await newPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/search', { waitUntil: 'networkidle' });
    expect(await page.locator('main h1').textContent()).toBe('Search');
    expect(fetched.filter((url) => url.includes('search-records'))).toEqual([]);
  });

  it('keeps what is typed in the address, and supports browser back and forward', async () => {
    const { page } = await open('/search?q=validation');
    await hits(page).first().waitFor();
    await version(page).selectOption({ label: 'All versions' });
    await page.waitForURL('**/search?q=validation&version=all');
    await field(page).fill('translations');
    await page.waitForURL('**/search?q=translations&version=all');
    await page.goBack();
    await page.waitForURL('**/search?q=validation');
    await expect.poll(() => field(page).inputValue()).toBe('validation');
    expect(await version(page).inputValue()).toBe(LAST_VERSION);
    await page.locator('main h1', { hasText: '"validation"' }).waitFor();
    await page.goForward();
    await expect.poll(() => field(page).inputValue()).toBe('translations');
    await page.locator('main h1', { hasText: '"translations"' }).waitFor();
  });

  it("searches in the reader's version, in another one, or in all versions", async () => {
    const { page } = await open('/docs/category/tips--tricks');
    const versions = page.locator('.navbar .dropdown', { hasText: /^[345678]/ }).first();
    await versions.hover();
    await versions.getByRole('link', { name: '5', exact: true }).click();
    await page.waitForURL('**/docs/5/category/tips--tricks');
    await page.goto('/search?q=getting+started');
    await hits(page).first().waitFor();
    const versionsOfHits = async () =>
      new Set(
        (await paths(page)).map(
          (path) =>
            /^\/docs\/(\d|next)\//.exec(path)?.[1] ??
            (/^\/docs\//.test(path) ? LAST_VERSION : 'none'),
        ),
      );
    expect(await version(page).inputValue()).toBe('5');
    expect((await versionsOfHits()).has('5')).toBe(true);
    expect((await versionsOfHits()).has(LAST_VERSION)).toBe(false);
    const narrow = await total(page);

    await version(page).selectOption({ label: 'All versions' });
    await expect.poll(() => total(page)).toBeGreaterThan(narrow);
    await version(page).selectOption('6');
    await page.waitForURL('**/search?q=getting+started&version=6');
    // All versions stay listed until the hits of the one are there.
    await expect.poll(async () => (await versionsOfHits()).has('5')).toBe(false);
    expect((await versionsOfHits()).has('6')).toBe(true);
  });

  it('filters by kind, and shows the number of hits of each kind', async () => {
    const { page } = await open('/search?q=validator');
    await hits(page).first().waitFor();
    const all = await total(page);
    const functions = page.getByRole('checkbox', { name: /^Functions \d+$/ });
    const label = page.locator('label', { has: functions });
    const count = Number(((await label.textContent()) ?? '').replace(/\D/g, ''));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);
    await functions.check();
    await page.waitForURL('**/search?q=validator&kind=function');
    await expect.poll(() => total(page)).toBe(count);
    expect((await paths(page)).every((path) => path.includes('/functions/'))).toBe(true);
    await page.getByRole('checkbox', { name: /^Guides/ }).check();
    await page.waitForURL('**/search?q=validator&kind=function&kind=guide');
    await expect.poll(() => total(page)).toBeGreaterThan(count);
  });

  it('ignores an unknown version or kind in the address', async () => {
    const { page } = await open('/search?q=rule&version=99&kind=nonsense');
    await hits(page).first().waitFor();
    expect(await version(page).inputValue()).toBe(LAST_VERSION);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  it('shows more results when the reader scrolls to the end', async () => {
    const { page } = await open('/search?q=rule');
    await hits(page).first().waitFor();
    const first = await hits(page).count();
    expect(await total(page)).toBeGreaterThan(first);
    await hits(page).last().scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    await expect.poll(() => hits(page).count()).toBeGreaterThan(first);
    const links = await page
      .locator('main ol a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });

  it('shows more results with a button, and moves the focus to the first of them', async () => {
    const { page } = await newPage();
    await page.addInitScript(scrollingTellsNothing);
    await page.goto('/search?q=rule');
    await hits(page).first().waitFor();
    const first = await hits(page).count();
    await page.getByRole('button', { name: 'Show more results' }).press('Enter');
    await expect.poll(() => hits(page).count()).toBeGreaterThan(first);
    const isFocused = () =>
      hits(page)
        .nth(first)
        .locator('a')
        .evaluate((own) => own === document.activeElement);
    await expect.poll(isFocused).toBe(true);
  });

  it('keeps the focus visible when requested results arrive after it moved on', async () => {
    const { page } = await newPage();
    await page.addInitScript(scrollingTellsNothing);
    await page.goto('/search?q=rule');
    await hits(page).first().waitFor();
    const first = await hits(page).count();
    const button = page.getByRole('button', { name: 'more results' });
    await button.evaluate((element: HTMLElement) => {
      (window as unknown as { reachEnd(): void }).reachEnd();
      element.focus();
    });
    await expect.poll(() => hits(page).count()).toBeGreaterThan(first);
    const isInSight = () =>
      button.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element === document.activeElement && top >= 0 && Math.floor(bottom) <= innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    const shown = await hits(page).count();
    await page.evaluate(() => (window as unknown as { reachEnd(): void }).reachEnd());
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await hits(page).count()).toBe(shown);
  });

  it('treats markup in the query as plain text', async () => {
    const query = '"><img src=x onerror="document.title=1"><script>document.title=1</script>';
    const { page, complaints } = await open(`/search?q=${encodeURIComponent(query)}`);
    await page.locator('main h1', { hasText: query }).waitFor();
    await page.getByRole('status').locator('p').first().waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.title()).toContain('Search results');
    expect(complaints).toEqual([]);
  });

  it('links to the heading, with the words highlighted', async () => {
    const { page } = await open('/search?q=limit+the+number+of+rule+groups');
    await hits(page).first().locator('a').click();
    await page.waitForURL('**/docs/tips/limit-groups*');
    await expect
      .poll(() => page.evaluate(() => CSS.highlights.get('search-terms')?.size ?? 0))
      .toBeGreaterThan(0);
  });
});

describe('the OpenSearch description', () => {
  it('is linked from every page, and names the search page of the published site', async () => {
    for (const file of ['index.html', 'docs/intro.html', 'search.html', '404.html']) {
      const link = load(fs.readFileSync(`build/${file}`, 'utf8'))('link[rel="search"]');
      expect(link.attr('href'), file).toBe('/opensearch.xml');
      expect(link.attr('type')).toBe('application/opensearchdescription+xml');
    }
    const $ = load(fs.readFileSync('build/opensearch.xml', 'utf8'), { xml: true });
    expect($('Url').attr('template')).toBe(
      `${process.env.SITE_URL ?? SITE.url}/search?q={searchTerms}`,
    );
    const { page } = await newPage();
    expect((await page.request.get('/opensearch.xml')).status()).toBe(200);
    expect((await page.request.get(new URL($('Image').text()).pathname)).status()).toBe(200);
  });
});
