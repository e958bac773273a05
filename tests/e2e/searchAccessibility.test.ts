import { describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe';
import { hydrated, testBrowser } from './support/browser';
import { searchWindow } from './support/searchWindow';

const { open } = testBrowser();

describe.each([
  { name: 'light, wide', colorScheme: 'light', viewport: { width: 1300, height: 850 } },
  { name: 'dark, wide', colorScheme: 'dark', viewport: { width: 1300, height: 850 } },
  { name: 'light, narrow', colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { name: 'dark, narrow', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const)('$name', ({ colorScheme, viewport }) => {
  const reader = { colorScheme, viewport, reducedMotion: 'reduce' } as const;

  it('axe finds nothing in the search window, whatever it shows', async () => {
    const { page } = await open('/docs/intro', reader);
    const { dialog, field, options, open: openIt } = searchWindow(page);
    await openIt();
    await dialog.getByText('No recent searches').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await field.fill('value editor');
    await options.first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await dialog.evaluate((own) => own.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    await field.fill('zzzzqqqq');
    await dialog.getByText('Let us know.').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await field.fill('value editor');
    await options.first().click();
    await dialog.waitFor({ state: 'detached' });
    await openIt();
    await dialog.getByRole('heading', { name: 'Recent' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('axe finds nothing in a search that failed, in the window and on the page', async () => {
    const { page } = await open('/docs/intro', reader);
    const { dialog, field, open: openIt } = searchWindow(page);
    await page.route('**/search-records/**', (route) => route.abort());
    await openIt();
    await field.fill('rule');
    await dialog.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.goto('/search?q=rule');
    await hydrated(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('axe finds nothing among the results of the search page', async () => {
    const { page } = await open('/search?q=rule&version=all', reader);
    await page.locator('main ol a').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await page.context().close();
  });
});
