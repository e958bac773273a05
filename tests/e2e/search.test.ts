import { describe, expect, it } from 'vitest';
import { LAST_VERSION } from '../../config/versions';
import { SHORT_GUIDE } from './routes';
import { hydrated, testBrowser } from './support/browser';
import { searchWindow } from './support/searchWindow';

const { open } = testBrowser({ savesData: true });
const { newPage: newPageThatPrefetches } = testBrowser();

/** Pages of the latest version and of version 5 that are fast to open. */
const PAGE = '/docs/category/components';
const OLD_PAGE = '/docs/5/category/tips--tricks';

describe('the search window', () => {
  it('suggests frequent topics of the version before a query is typed', async () => {
    const { page } = await open(OLD_PAGE);
    const { dialog, open: openWindow } = searchWindow(page);
    await openWindow();
    const topics = dialog
      .locator('section', { has: page.getByRole('heading', { name: 'Frequent topics' }) })
      .getByRole('link');
    expect(await topics.count()).toBeGreaterThan(5);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => topics.first().evaluate((own) => own === document.activeElement))
      .toBe(true);
    await topics.getByText('Export').click();
    await page.waitForURL('**/docs/5/api/export');
  });

  it('links to a version with results when the chosen one has none', async () => {
    const { page } = await open(OLD_PAGE);
    const { dialog, field, open: openWindow } = searchWindow(page);
    await openWindow();
    await field.fill('suppressStandardClassnames');
    const link = dialog.getByRole('link', { name: `Search version ${LAST_VERSION}` });
    await link.waitFor();
    expect(await dialog.getByRole('status').allTextContents()).toContainEqual(
      expect.stringContaining('The guides of version 5 have no results'),
    );
    await link.click();
    await page.waitForURL('**/search?q=suppressStandardClassnames&version=7');
    await page.getByRole('heading', { name: /suppressStandardClassnames/ }).waitFor();
    await page
      .getByRole('link', { name: /suppressStandardClassnames/ })
      .first()
      .waitFor();
  });

  it('links to the row of a prop, with its package and version', async () => {
    const { page } = await open(PAGE);
    const { search, options, dialog } = searchWindow(page);
    await search('showNotToggle');
    expect(await options.first().textContent()).toContain('react-querybuilder 7');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL('**/docs/components/querybuilder#prop-showNotToggle');
    await page.getByRole('heading', { level: 1, name: 'QueryBuilder' }).waitFor();
    expect(await page.locator('#prop-showNotToggle').textContent()).toContain('showNotToggle');
  });

  it.each(['Control+k', 'Meta+k', '/'])(
    'opens with %s, receives what is typed, and closes with Escape',
    async (shortcut) => {
      const { page } = await open(PAGE);
      const { dialog, field } = searchWindow(page);
      await page.keyboard.press(shortcut);
      await dialog.waitFor();
      await page.keyboard.type('ab');
      expect(await field.inputValue()).toBe('ab');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  );

  it('returns the focus to its button, and every shortcut opens it again', async () => {
    const { page } = await open(PAGE);
    const { dialog } = searchWindow(page);
    const button = page.getByRole('button', { name: 'Search' });
    for (const openIt of [
      () => button.click(),
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Enter'),
    ]) {
      await openIt();
      await dialog.waitFor();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true);
    }
  });

  it('returns the focus to the link that had it', async () => {
    const { page } = await open(PAGE);
    const { dialog, open: openIt } = searchWindow(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' });
    await link.focus();
    await openIt();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => link.evaluate((own) => own === document.activeElement)).toBe(true);
  });

  it('opens with its shortcut as soon as the next page is shown', async () => {
    const { page } = await open('/');
    const { open: openWindow, dialog } = searchWindow(page);
    await openWindow();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // Before anything else of the site runs, and before the page is painted.
    await page.evaluate(() => {
      const title = () => document.querySelector('main h1')?.textContent;
      const before = title();
      const press = () => {
        if (!title() || title() === before) return;
        watcher.disconnect();
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'k',
            ctrlKey: true,
            bubbles: true,
            cancelable: true,
          }),
        );
      };
      const watcher = new MutationObserver(press);
      watcher.observe(document, { childList: true, subtree: true, characterData: true });
      document.querySelector<HTMLElement>('.navbar a[href="/demo"]')?.click();
    });
    await dialog.waitFor();
    expect(await page.locator('main h1').textContent()).toBe('Demo');
  });

  it('does not open while the reader types into a field', async () => {
    const { page } = await open('/search');
    const { dialog, open: openIt } = searchWindow(page);
    const field = page.getByRole('searchbox', { name: 'Search for' });
    await field.focus();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a');
    expect(await field.inputValue()).toBe('/a');
    expect(await dialog.count()).toBe(0);
    await field.blur();
    await openIt();
  });

  it('closes on a click outside it, and does not scroll the page', async () => {
    const { page } = await open(SHORT_GUIDE);
    const { dialog, open: openIt } = searchWindow(page);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await openIt();
    await page.mouse.click(20, 400);
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  it('has the roles of a combobox, announces the number of hits, and shows where each is and what matches', async () => {
    const { page } = await open(PAGE);
    const { dialog, field, options, search } = searchWindow(page);
    await search('value editor');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    const list = dialog.getByRole('listbox', { name: 'Results' });
    expect(await list.getAttribute('id')).toBe(await field.getAttribute('aria-controls'));
    expect(await dialog.getByRole('status').filter({ hasText: 'results' }).textContent()).toMatch(
      /^[\d,]+ results$/,
    );
    const active = async () => {
      const id = await field.getAttribute('aria-activedescendant');
      expect(await page.locator(`#${id}`).getAttribute('aria-selected')).toBe('true');
      expect(await dialog.locator('[aria-selected="true"]').count()).toBe(1);
      return id;
    };
    const ids = await options.evaluateAll((all) => all.map(({ id }) => id));
    expect(await active()).toBe(ids[0]);
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe(ids[1]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe(ids.at(-1));
    await expect
      .poll(() =>
        options.last().evaluate((last) => last.getBoundingClientRect().bottom < window.innerHeight),
      )
      .toBe(true);
    await field.fill('value editor x');
    await expect.poll(active).toBe(ids[0]);

    await field.fill('drag handle');
    const hit = options.filter({ hasText: 'react-querybuilder 7 › Components' }).first();
    await hit.waitFor();
    expect((await hit.locator('mark').allTextContents()).join().toLowerCase()).toContain('drag');
  });

  it("finds pages of the page's version, the reference and the demos, and links to all results", async () => {
    const { page } = await open(OLD_PAGE);
    const { dialog, options, search, field } = searchWindow(page);
    await search('getting started');
    const paths = () =>
      options.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    await expect.poll(paths).toContain('/docs/5/intro');
    const foreign = /^\/docs\/(?!5\/)/;
    expect((await paths()).filter((path) => foreign.test(path))).toEqual([]);
    await field.fill('formatQuery');
    await expect.poll(paths).toContain('/api/react-querybuilder/functions/formatQuery');
    await field.fill('material demo');
    await expect.poll(paths).toContain('/demo/material');
    await field.fill('getting started');
    await expect.poll(paths).toContain('/docs/5/intro');
    await dialog.getByRole('link', { name: /^See all/ }).click();
    await page.waitForURL('**/search?q=getting+started&version=5');
    expect(await page.getByRole('combobox', { name: 'Version' }).inputValue()).toBe('5');
  });

  it('links to the search page with all results', async () => {
    const { page } = await open('/');
    const { dialog, search } = searchWindow(page);
    await search('parseCEL');
    const link = dialog.getByRole('link', { name: /^See all [\d,]+ results$/ });
    const [count] = /[\d,]+ results/.exec((await link.textContent()) ?? '') ?? [];
    await link.click();
    await page.waitForURL('**/search?q=parseCEL');
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('status')
      .getByText(count as string, { exact: true })
      .waitFor();
  });

  it('searches for the text selected on the page', async () => {
    const { page } = await open(PAGE);
    const { field, open: openIt } = searchWindow(page);
    await page.locator('main h1').selectText();
    await openIt();
    expect(await field.inputValue()).toBe((await page.locator('main h1').textContent())?.trim());
  });

  it('fetches nothing before the reader is about to search, and nothing twice', async () => {
    const { page } = await newPageThatPrefetches();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(requests.filter((path) => path.startsWith('/search-records'))).toEqual([]);
    expect(requests.length).toBeGreaterThan(3);
    const records = () =>
      requests.filter((path) => path.startsWith('/search-records/') && !path.includes('manifest'));
    await page.getByRole('button', { name: 'Search' }).hover();
    await expect.poll(() => records().length).toBeGreaterThan(1);
    await searchWindow(page).search('rule');
    const before = records().length;
    await searchWindow(page).field.fill('group');
    await page.getByRole('option', { name: /group/i }).first().waitFor();
    expect(records()).toHaveLength(before);
    expect(new Set(records()).size).toBe(before);
  });
});

describe('a hit', () => {
  it('opens with its words highlighted, until Escape or the next page', async () => {
    const { page, complaints } = await open('/docs/next/category/components');
    const { dialog, search, highlighted } = searchWindow(page);
    await search('limit the number of rule groups');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/next/tips/limit-groups#*');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(highlighted).toContain('limit');
    const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect
      .poll(() => heading.evaluate((own) => own.getBoundingClientRect().top < window.innerHeight))
      .toBe(true);
    expect(await heading.evaluate((own) => own === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await highlighted()).toEqual([]);

    await search('limit the number of rule groups');
    await page.keyboard.press('Enter');
    await expect.poll(highlighted).toContain('limit');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chat' }).click();
    await page.waitForURL('**/discord');
    await expect.poll(highlighted).toEqual([]);
    await page.goBack();
    await page.waitForURL('**/docs/next/tips/limit-groups#*');
    expect(await highlighted()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('opens in a new tab with Control or the middle button, with its words highlighted', async () => {
    const { page } = await open(PAGE);
    const { search, dialog, options } = searchWindow(page);
    await search('drag handle');
    for (const follow of [
      () => options.first().click({ modifiers: ['Control'] }),
      () => options.first().click({ button: 'middle' }),
      () => page.keyboard.press('Control+Enter'),
    ]) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), follow()]);
      await tab.waitForURL('**/docs/components/draghandle*');
      await hydrated(tab);
      await expect.poll(searchWindow(tab).highlighted).toContain('drag');
      await tab.close();
      expect(new URL(page.url()).pathname).toBe(PAGE);
      expect(await dialog.isVisible()).toBe(true);
    }
  });
});
