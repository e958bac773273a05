import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';

const { open } = testBrowser();

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true };
const colorMode = (page: Page) => page.locator('html').getAttribute('data-theme');

describe('skip link', () => {
  it('is the first stop of the keyboard and moves the focus to the main content', async () => {
    const { page } = await open('/docs/intro');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  });
});

describe('announcement bar', () => {
  it('stays closed once it was closed', async () => {
    const { page } = await open('/');
    const bar = page.getByRole('banner').filter({ hasText: 'Version 8' });
    await bar.waitFor();
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.goto('/docs/intro');
    await hydrated(page);
    expect(await bar.isVisible()).toBe(false);
  });

  it('comes back when it announces something else', async () => {
    const { page } = await open('/');
    const bar = page.getByRole('banner').filter({ hasText: 'Version 8' });
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes('announcement.id'));
      localStorage.setItem(key as string, 'older');
    });
    await page.reload();
    await hydrated(page);
    await bar.waitFor();
    await page.reload();
    await hydrated(page);
    await bar.waitFor();
  });
});

describe('top bar', () => {
  it('has the links of the specification', async () => {
    const { page } = await open('/docs/intro');
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['Docs', '/docs/intro'],
      ['Demo', '/demo'],
      ['API', '/api'],
      ['Source repository', 'https://github.com/react-querybuilder/react-querybuilder'],
      ['Community chat', 'https://discord.gg/MnAQWyUtEg'],
    ] as const) {
      expect(
        await bar
          .getByRole('link', { name, exact: name.length < 5 })
          .first()
          .getAttribute('href'),
      ).toBe(href);
    }
  });

  it('hides while scrolling down and returns while scrolling up', async () => {
    const { page } = await open('/docs/components/querybuilder');
    const bar = page.locator('nav.navbar');
    const edge = (side: 'top' | 'bottom') =>
      bar.evaluate((element, wanted) => element.getBoundingClientRect()[wanted], side);
    // The first movement tells the direction, the next one hides the bar.
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => window.scrollY === 600);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => edge('bottom')).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => edge('top')).toBeGreaterThanOrEqual(0);
  });

  it('offers every docs version, and keeps the page', async () => {
    const { page } = await open('/docs/components/rule');
    const versions = page.locator('.navbar .dropdown', { hasText: '7 (latest)' }).first();
    await versions.hover();
    const links = versions.locator('.dropdown__menu a');
    expect((await links.allTextContents()).map((text) => text.trim())).toEqual([
      'next',
      '7 (latest)',
      '6',
      '5 nearest page',
      '4 nearest page',
      '3 nearest page',
    ]);
    await links.first().click();
    await page.waitForURL('**/docs/next/components/rule');
  });

  it('offers the language and a way to help translate', async () => {
    const { page } = await open('/');
    const languages = page.locator('.navbar .dropdown', { hasText: 'English' }).first();
    await languages.hover();
    expect((await languages.locator('.dropdown__menu a').allTextContents()).join()).toMatch(
      /English.*Help translate/,
    );
  });

  it('opens a dropdown with Enter and closes it when the focus leaves', async () => {
    const { page } = await open('/');
    const toggle = page.locator('.navbar .dropdown > a').first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await page.locator('main a').first().focus();
    await page.waitForFunction(
      () =>
        document.querySelector('.navbar .dropdown > a')?.getAttribute('aria-expanded') === 'false',
    );
  });
});

describe('mobile sidebar', () => {
  it('shows the page menu first, the main menu behind a button, and closes', async () => {
    const { page } = await open('/docs/intro', PHONE);
    const sidebar = page.locator('.navbar-sidebar');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await sidebar.getByRole('link', { name: 'TypeScript' }).waitFor();
    await sidebar.getByRole('button', { name: 'Back to main menu' }).click();
    await sidebar.getByRole('link', { name: 'Demo' }).waitFor();
    await sidebar.getByRole('button', { name: 'Close navigation bar' }).click();
    await page.waitForFunction(() => !document.querySelector('.navbar-sidebar--show'));
  });

  it('closes on going back, and when the window becomes wide', async () => {
    const { page } = await open('/docs/intro', PHONE);
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const closed = () =>
      page.waitForFunction(() => !document.querySelector('.navbar-sidebar--show'));
    await toggle.click();
    await page.waitForSelector('.navbar-sidebar--show');
    await page.setViewportSize({ width: 1300, height: 800 });
    await closed();
    await page.setViewportSize(PHONE.viewport);
    await toggle.click();
    await page.waitForSelector('.navbar-sidebar--show');
    await page.goBack();
    await closed();
  });
});

describe('colour mode', () => {
  it('follows the system until the reader chooses, and keeps the choice', async () => {
    const { page } = await open('/docs/intro', { colorScheme: 'dark' });
    expect(await colorMode(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForSelector('html[data-theme="light"]', { state: 'attached' });
    const toggle = page.locator('.navbar button[class*="toggleButton"]').first();
    await toggle.click();
    const chosen = await colorMode(page);
    await page.reload();
    await hydrated(page);
    expect(await colorMode(page)).toBe(chosen);
    expect(await page.locator('html').getAttribute('data-theme-choice')).not.toBe('system');
  });

  it('is shared between tabs', async () => {
    const { page } = await open('/', { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto('/docs/intro');
    await hydrated(other);
    await page.locator('.navbar button[class*="toggleButton"]').first().click();
    const chosen = await page.locator('html').getAttribute('data-theme-choice');
    await other.waitForSelector(`html[data-theme-choice="${chosen}"]`, { state: 'attached' });
  });
});

describe('footer', () => {
  it('has the named links', async () => {
    const { page } = await open('/');
    const footer = page.getByRole('contentinfo');
    for (const name of [
      'Getting started',
      'Components',
      'Tips & Tricks',
      'Showcase',
      'Discussions',
    ]) {
      expect(await footer.getByRole('link', { name }).count(), name).toBe(1);
    }
  });
});

describe('docs pages', () => {
  it('say which version they are for, with the stock banners', async () => {
    const { page } = await open('/docs/next/intro');
    const banner = page.locator('.theme-doc-version-banner');
    expect(await banner.textContent()).toContain('unreleased');
    await page.goto('/docs/5/intro');
    expect(await banner.textContent()).toContain('no longer actively maintained');
    await page.goto('/docs/intro');
    expect(await banner.count()).toBe(0);
  });

  it('list headings of levels 2 and 3 in their contents', async () => {
    const { page } = await open('/docs/utils/export');
    const listed = await page.locator('.theme-doc-toc-desktop a').count();
    expect(listed).toBe(await page.locator('.markdown :is(h2, h3)').count());
    expect(listed).toBeGreaterThan(5);
  });

  it('can be read, and their menus followed, without scripts', async () => {
    const { page } = await open('/docs/utils/export', { javaScriptEnabled: false });
    expect(await page.locator('.markdown pre .token').count()).toBeGreaterThan(20);
    await page.locator('aside').getByRole('link', { name: 'Components' }).click();
    await page.waitForURL('**/docs/category/components');
    await page
      .getByRole('link', { name: /ValueSelector/ })
      .first()
      .click();
    await page.waitForURL('**/docs/components/valueselector');
  });

  it('highlight code that appears after a navigation inside the site', async () => {
    const { page, complaints } = await open('/docs/intro');
    await page.locator('aside').getByRole('link', { name: 'TypeScript' }).click();
    await page.waitForURL('**/docs/typescript');
    await page.locator('.markdown pre .token').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('API reference', () => {
  it('says what it was generated from, at the end of each page', async () => {
    const { page } = await open('/api/react-querybuilder/functions/formatQuery');
    const note = page.getByRole('complementary', { name: 'About this reference' });
    expect(await note.textContent()).toContain('react-querybuilder 7.7.1');
    expect(await note.textContent()).toMatch(/may differ/);
    expect(await page.locator('.theme-doc-breadcrumbs').count()).toBe(0);
    expect(await page.locator('aside .menu a').first().getAttribute('href')).toBe('/api');
  });

  it('names the kind and the package of a member, and tabulates its parameters', async () => {
    const { page } = await open('/api/react-querybuilder/functions/findPath');
    expect(await page.locator('main').textContent()).toContain(
      'Function of react-querybuilder 7.7.1',
    );
    expect(await page.locator('main table th').allTextContents()).toContain('Parameter');
    expect(
      await page.locator('main table a[href*="/api/react-querybuilder/"]').count(),
    ).toBeGreaterThan(0);
  });
});
