import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { holdScripts } from './support/heldScripts';
import { untilNavbarIsLive } from './support/liveParts';
import { intercept } from './support/network';
import { storageKeys } from './support/storageKeys';

const { newPage, open } = testBrowser();

const GUIDE = '/docs/components/nottoggle';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const published = (page: Page) => page.locator('.navbar [data-published]');
const colorModes = (page: Page) => bar(page).getByRole('button', { name: /^Switch between/ });
const preferences = (page: Page) => bar(page).getByRole('button', { name: 'Preferences' });
const menuOf = (page: Page, item: string) =>
  page.locator('.navbar .dropdown', { hasText: item }).locator('.dropdown__menu');

/** The place and the text of each element that the bar shows. */
const boxes = (page: Page) =>
  page.locator('.navbar *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, element.textContent, x, y, width, height].join();
      }),
  );

describe('the navigation bar before it is used', () => {
  it.each([GUIDE, '/', '/markdown-page'])(
    'is not rendered by React, and looks the same afterwards: %s',
    async (path) => {
      const { page, complaints } = await open(path);
      await page.waitForLoadState('networkidle');
      expect(await published(page).count()).toBeGreaterThan(5);
      const before = await boxes(page);
      expect(before.length).toBeGreaterThan(20);
      await bar(page).getByRole('link', { name: 'API', exact: true }).hover();
      await page.mouse.move(400, 600);
      await untilNavbarIsLive(page);
      expect(await boxes(page)).toEqual(before);
      expect(complaints).toEqual([]);
    },
  );

  it('names the color mode that the system has', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await open(GUIDE, { colorScheme });
      expect(await published(page).count()).toBeGreaterThan(5);
      await bar(page)
        .getByRole('button', { name: `(currently ${colorScheme} mode)` })
        .waitFor();
    }
  });

  it('keeps a menu open that the reader points at, until the pointer leaves', async () => {
    const { page } = await open(GUIDE);
    const scripts = await holdScripts(page);
    await preferences(page).hover();
    const menu = menuOf(page, 'Preferences');
    await menu.waitFor({ state: 'visible' });
    await scripts.untilAsked();
    await scripts.letGo();
    // The other parts react now.
    await expect.poll(() => published(page).count()).toBe(1);
    expect(await menu.isVisible()).toBe(true);
    await page.mouse.move(400, 600);
    await untilNavbarIsLive(page);
    await menu.waitFor({ state: 'hidden' });
  });

  it.each(['Enter', 'Space'])('opens with %s a menu whose code is not there', async (key) => {
    const { page } = await open(GUIDE);
    const scripts = await holdScripts(page);
    await preferences(page).focus();
    await scripts.untilAsked();
    await page.keyboard.press(key);
    expect(await preferences(page).getAttribute('aria-expanded')).toBe('false');
    await scripts.letGo();
    await expect.poll(() => preferences(page).getAttribute('aria-expanded')).toBe('true');
    // In the first frame of its transition, the menu cannot be focused.
    await menuOf(page, 'Preferences').waitFor({ state: 'visible' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('System theme');
  });

  it('switches the color mode when its code is there', async () => {
    const { page } = await open(GUIDE, { colorScheme: 'light' });
    const scripts = await holdScripts(page);
    await colorModes(page).click();
    await scripts.untilAsked();
    await scripts.letGo();
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  });

  it('says that a control could not be loaded, and tries again', async () => {
    const { page } = await open(GUIDE, { colorScheme: 'light' });
    await page.waitForLoadState('networkidle');
    await intercept(page, '**/assets/js/**', (route) => route.abort());
    await colorModes(page).click();
    await page.getByText('The control that you used could not be loaded').waitFor();
    await page.unroute('**/assets/js/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('the navigation bar of readers who have chosen', () => {
  /** Opens a page after a reader has chosen something, which the page's HTML does not show. */
  async function openWith(path: string, name: RegExp, value: string) {
    const { page, complaints } = await newPage();
    const key = storageKeys('build/index.html').find((each) => name.test(each));
    expect(key).toBeDefined();
    await page.addInitScript(([own, text]) => localStorage.setItem(own, text), [
      key as string,
      value,
    ] as const);
    await page.goto(path);
    await hydrated(page);
    return { page, complaints };
  }

  it('shows the version', async () => {
    const { page, complaints } = await openWith('/', /preferred-version-default/, '6');
    await bar(page).getByRole('button', { name: '6', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('marks the theme', async () => {
    const { page } = await openWith(GUIDE, /^theme/, 'dark');
    await untilNavbarIsLive(page);
    await preferences(page).hover();
    const chosen = menuOf(page, 'Preferences').getByRole('button', { pressed: true });
    expect(await chosen.textContent()).toBe('Dark theme');
  });
});
