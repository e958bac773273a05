import { describe, expect, it } from 'vitest';
import { SHORT_GUIDE } from './routes';
import { ALL_RULES, COLOR_RULES, violationsOf } from './support/axe';
import { hydrated, testBrowser } from './support/browser';
import { searchWindow } from './support/searchWindow';

const { open } = testBrowser({ savesData: true });

const WIDE = { width: 1300, height: 850 };
const NARROW = { width: 360, height: 740 };

/** All rules are checked in both color schemes and at both widths. */
describe.each([
  { name: 'light, wide', colorScheme: 'light', viewport: WIDE, rules: ALL_RULES },
  { name: 'dark, wide', colorScheme: 'dark', viewport: WIDE, rules: COLOR_RULES },
  { name: 'light, narrow', colorScheme: 'light', viewport: NARROW, rules: COLOR_RULES },
  { name: 'dark, narrow', colorScheme: 'dark', viewport: NARROW, rules: ALL_RULES },
] as const)('$name', ({ colorScheme, viewport, rules }) => {
  const reader = { colorScheme, viewport, reducedMotion: 'reduce' } as const;

  it('the search window has no axe violations in any state', async () => {
    const { page } = await open(SHORT_GUIDE, reader);
    const { dialog, field, options, open: openIt } = searchWindow(page);
    await openIt();
    await dialog.getByText('No recent searches').waitFor();
    expect(await violationsOf(page, { rules })).toEqual([]);

    await field.fill('value editor');
    await options.first().waitFor();
    expect(await violationsOf(page, { rules })).toEqual([]);
    expect(await dialog.evaluate((own) => own.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    await field.fill('zzzzqqqq');
    await dialog.getByText('Let us know.').waitFor();
    expect(await violationsOf(page, { rules })).toEqual([]);

    await field.fill('value editor');
    await options.first().click();
    await dialog.waitFor({ state: 'detached' });
    await openIt();
    await dialog.getByRole('heading', { name: 'Recent' }).waitFor();
    expect(await violationsOf(page, { rules })).toEqual([]);
    await page.context().close();
  });

  it('a failed search has no axe violations, in the window and on the page', async () => {
    const { page } = await open(SHORT_GUIDE, reader);
    const { dialog, field, open: openIt } = searchWindow(page);
    await page.route('**/search-records/**', (route) => route.abort());
    await openIt();
    await field.fill('rule');
    await dialog.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violationsOf(page, { rules })).toEqual([]);

    await page.goto('/search?q=rule');
    await hydrated(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violationsOf(page, { rules })).toEqual([]);
    await page.context().close();
  });

  it('the results of the search page have no axe violations', async () => {
    const { page } = await open('/search?q=rule&version=all', reader);
    await page.locator('main ol a').first().waitFor();
    expect(await violationsOf(page, { rules })).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await page.context().close();
  });
});
