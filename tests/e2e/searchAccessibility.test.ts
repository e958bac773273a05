import { describe, expect, it } from 'vitest';
import { PAGE_TYPES } from './routes';
import { ALL_RULES, COLOR_RULES, violationsOf } from './support/axe';
import { hydrated, testBrowser } from './support/browser';
import { isComplete } from './support/complete';
import { intercept } from './support/network';
import { searchWindow } from './support/searchWindow';

const { open } = testBrowser({ savesData: true });

/** A page that takes little time to check behind the window. */
const PAGE = PAGE_TYPES['a category'];

const WIDE = { width: 1300, height: 850 };
const NARROW = { width: 360, height: 740 };

/** Where a page differs from the one before in its colors alone, only the rules about colors are checked. */
const READERS = [
  { name: 'light, wide', colorScheme: 'light', viewport: WIDE, rules: ALL_RULES },
  { name: 'dark, wide', colorScheme: 'dark', viewport: WIDE, rules: COLOR_RULES },
  { name: 'light, narrow', colorScheme: 'light', viewport: NARROW, rules: COLOR_RULES },
  { name: 'dark, narrow', colorScheme: 'dark', viewport: NARROW, rules: ALL_RULES },
] as const;

/** One reader examines the window, the other one the page; in a complete run, everyone does both. */
const readersOf = (own: string) => READERS.filter(({ name }) => isComplete || name === own);

describe.each(readersOf('light, wide'))('$name', ({ colorScheme, viewport, rules }) => {
  const reader = { colorScheme, viewport, reducedMotion: 'reduce' } as const;

  it('the search window has no axe violations in any state', async () => {
    const { page } = await open(PAGE, reader);
    const { dialog, field, options, open: openIt } = searchWindow(page);
    await openIt();
    await dialog.getByText('No recent searches').waitFor();
    expect(await violationsOf(page, { rules })).toEqual([]);

    await field.fill('drag handle');
    await options.first().waitFor();
    expect(await violationsOf(page, { scope: 'dialog', rules })).toEqual([]);
    expect(await dialog.evaluate((own) => own.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    await field.fill('zzzzqqqq');
    await dialog.getByText('Let us know.').waitFor();
    expect(await violationsOf(page, { scope: 'dialog', rules })).toEqual([]);

    await field.fill('drag handle');
    await options.first().click();
    await dialog.waitFor({ state: 'detached' });
    await openIt();
    await dialog.getByRole('heading', { name: 'Recent' }).waitFor();
    expect(await violationsOf(page, { scope: 'dialog', rules })).toEqual([]);
    await page.context().close();
  });
});

describe.each(readersOf('dark, narrow'))('$name', ({ colorScheme, viewport, rules }) => {
  const reader = { colorScheme, viewport, reducedMotion: 'reduce' } as const;

  it('a failed search has no axe violations, in the window and on the page', async () => {
    const { page } = await open(PAGE, reader);
    const { dialog, field, open: openIt } = searchWindow(page);
    await intercept(page, '**/search-records/**', (route) => route.abort());
    await openIt();
    await field.fill('parseCEL');
    await dialog.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violationsOf(page, { scope: 'dialog', rules })).toEqual([]);

    await page.goto('/search?q=parseCEL');
    await hydrated(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violationsOf(page, { scope: 'main', rules })).toEqual([]);
    await page.context().close();
  });

  it('the results of the search page have no axe violations', async () => {
    const { page } = await open('/search?q=drag+handle&version=all', reader);
    await page.locator('main ol a').first().waitFor();
    expect(await violationsOf(page, { rules })).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await page.context().close();
  });
});
