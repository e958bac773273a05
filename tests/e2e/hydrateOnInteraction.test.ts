import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe';
import { testBrowser } from './support/browser';
import { holdScripts } from './support/heldScripts';
import { hydrateSidebar, PUBLISHED, untilLive, untilNavbarIsLive } from './support/liveParts';
import { intercept } from './support/network';

const { newPage, open } = testBrowser();

const GUIDE = '/docs/components/querybuilder';
const MEMBER = '/api/react-querybuilder/functions/formatQuery';
const PHONE = { viewport: { width: 390, height: 844 } };

const published = (page: Page) => page.locator(PUBLISHED);

/** The place and the text of each element of the parts around the text. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'aside .menu *, .theme-doc-breadcrumbs *, .pagination-nav *, aside :is(nav.menu, nav.menu ~ *, :has(~ nav.menu))',
      ),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.textContent, x, y, width, height].join();
    }),
  );

/** Opens a page, and then lets no script load. */
async function openAndAbort(path: string, settings = {}) {
  const opened = await open(path, settings);
  await opened.page.waitForLoadState('networkidle');
  await intercept(opened.page, '**/assets/js/**', (route) => route.abort());
  const stopAborting = () => opened.page.unroute('**/assets/js/**');
  return { ...opened, stopAborting };
}

const category = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`(?:Expand|Collapse) sidebar category '${name}'`) });

describe('the sidebar, breadcrumbs and page links of a docs page', () => {
  it.each([GUIDE, MEMBER])('load scripts when they are used, and no styles: %s', async (path) => {
    const { page, complaints } = await newPage();
    const scripts: string[] = [];
    const stylesheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
      // A new one would have the browser compute the styles of all elements again.
      if (request.resourceType() === 'stylesheet') stylesheets.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await published(page).count()).toBe(1);
    const [before, styles] = [scripts.length, stylesheets.length];
    await hydrateSidebar(page);
    await page.locator('.navbar .dropdown').first().hover();
    // Not on code, which has styles for the types of names.
    await page.mouse.move(1299, 849);
    await untilNavbarIsLive(page);
    expect(scripts.length).toBeGreaterThan(before);
    expect(stylesheets).toHaveLength(styles);
    expect(complaints).toEqual([]);
  });

  it.each([GUIDE, MEMBER, '/docs/category/utilities'])(
    'look the same when React renders them: %s',
    async (path) => {
      const { page, complaints } = await open(path);
      const before = await boxes(page);
      const scrollTop = await page.locator('aside .menu').evaluate((menu) => menu.scrollTop);
      await page.locator('aside .menu').hover();
      await untilLive(page);
      expect(before.length).toBeGreaterThan(30);
      expect(await boxes(page)).toEqual(before);
      expect(await page.locator('aside .menu').evaluate((menu) => menu.scrollTop)).toBe(scrollTop);
      expect(complaints).toEqual([]);
    },
  );

  it('open the category that was pressed before the code was there', async () => {
    const { page } = await open(GUIDE);
    const scripts = await holdScripts(page);
    await category(page, 'Styling').click();
    await scripts.untilAsked();
    expect(await category(page, 'Styling').getAttribute('aria-expanded')).toBe('false');
    await scripts.letGo();
    await expect.poll(() => category(page, 'Styling').getAttribute('aria-expanded')).toBe('true');
    await page.locator('aside').getByRole('link', { name: 'Class names' }).waitFor();
  });

  it('keep the focus, and show where it is', async () => {
    const { page } = await open(GUIDE);
    const link = page.locator('aside').getByRole('link', { name: 'Rule', exact: true });
    await link.focus();
    await page.keyboard.press('Tab');
    await untilLive(page);
    const focused = page.locator(':focus-visible');
    expect(await focused.textContent()).toBe('ValueEditor');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/components/valueeditor');
  });

  it('keep what was typed into the box of the API reference, and find it', async () => {
    const { page } = await open(MEMBER);
    const scripts = await holdScripts(page);
    const box = page.locator('aside').getByRole('combobox');
    await box.focus();
    await page.keyboard.type('useQB');
    await scripts.untilAsked();
    await scripts.letGo();
    await page
      .getByRole('option', { name: /useQueryBuilder/ })
      .first()
      .waitFor();
    expect(await box.inputValue()).toBe('useQB');
    expect(await box.evaluate((own) => own === document.activeElement)).toBe(true);
  });

  it('say that they could not be loaded, and try again', async () => {
    const { page, stopAborting } = await openAndAbort(GUIDE);
    await category(page, 'Styling').click();
    await page
      .getByRole('alert')
      .getByText('The control that you used could not be loaded')
      .waitFor();
    await stopAborting();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => category(page, 'Styling').getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('open links in a new tab with Control', async () => {
    const { page } = await open(GUIDE);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Next' }).click({ modifiers: ['Control'] });
    await (await opened).waitForURL('**/docs/components/rulegroup');
    expect(new URL(page.url()).pathname).toBe(GUIDE);
  });
});

describe('the code of the sidebar', () => {
  it('does not delay a page that has none, and is there when the reader goes back', async () => {
    const { page } = await open(GUIDE);
    const scripts = await holdScripts(page, 'theme.docs.sidebar.navAriaLabel');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chat' }).click();
    await page.waitForURL('**/discord');
    await page.locator('aside').waitFor({ state: 'detached' });
    await scripts.untilAsked();
    await scripts.letGo();
    await page.goBack();
    await page.locator('aside .menu').waitFor();
  });
});

describe('the mobile sidebar', () => {
  it('is not loaded before it is opened', async () => {
    const { page } = await open(GUIDE, PHONE);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.navbar-sidebar').count()).toBe(0);
    const scripts = await holdScripts(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await scripts.untilAsked();
    await scripts.letGo();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'ValueSelector' }).click();
    await page.waitForURL('**/docs/components/valueselector');
    await expect.poll(() => page.locator('.navbar-sidebar--show').count()).toBe(0);
  });

  it('begins with the menu of the page, although that is loaded after it', async () => {
    const { page } = await open(GUIDE, PHONE);
    await page.evaluate(() => {
      const shown: boolean[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const panels = document.querySelector('.navbar-sidebar__items');
        if (panels) shown.push(panels.matches('.navbar-sidebar__items--show-secondary'));
      }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
    });
    const scripts = await holdScripts(page, 'theme.docs.sidebar.navAriaLabel');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await scripts.untilAsked();
    expect(await page.locator('.navbar-sidebar').count()).toBe(0);
    await scripts.letGo();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'ValueSelector' }).waitFor();
    const shown = await page.evaluate(() => (window as unknown as { shown: boolean[] }).shown);
    expect(new Set(shown)).toEqual(new Set([true]));
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { page, stopAborting } = await openAndAbort(GUIDE, PHONE);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByText('The menu could not be loaded.').waitFor();
    await expect.poll(() => violationsOf(page, { scope: '[role="alert"]' })).toEqual([]);
    await stopAborting();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'ValueSelector' }).waitFor();
  });
});
