import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_TYPES } from './routes';
import { violationsOf } from './support/axe';
import { testBrowser } from './support/browser';
import { widerThanWindow } from './support/reflow';

const { open } = testBrowser();

const READERS = [
  { name: 'light, wide', colorScheme: 'light', viewport: { width: 1300, height: 850 } },
  { name: 'dark, wide', colorScheme: 'dark', viewport: { width: 1300, height: 850 } },
  { name: 'dark, narrow', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  { name: 'light, narrow', colorScheme: 'light', viewport: { width: 360, height: 740 } },
] as const;

/** What a window of 1280 × 1024 pixels holds when the reader zooms in, in CSS pixels. */
const ZOOMED = [
  { name: 'at 200 % zoom', width: 640, height: 512, deviceScaleFactor: 2 },
  { name: 'at 320 pixels, which is 400 % zoom', width: 320, height: 256, deviceScaleFactor: 4 },
];

/** Zooms the way the browser's menu does: the window stays, and holds fewer, larger CSS pixels. */
async function zoom(page: Page, metrics: Omit<(typeof ZOOMED)[number], 'name'>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...metrics, mobile: false });
  await page.waitForFunction((width) => window.innerWidth === width, metrics.width);
}

describe.each(Object.entries(PAGE_TYPES))('%s', (_, path) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open(path, { reducedMotion: 'reduce' }));
  });
  afterAll(() => page.context().close());

  it.each(READERS)('axe finds nothing: $name', async ({ colorScheme, viewport }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.waitForSelector(`html[data-theme="${colorScheme}"]`, { state: 'attached' });
    await expect.poll(() => violationsOf(page)).toEqual([]);
    await expect.poll(() => widerThanWindow(page)).toEqual([]);
  });

  it.each(ZOOMED)('scrolls in one direction only $name', async ({ name: _name, ...metrics }) => {
    await zoom(page, metrics);
    await expect.poll(() => widerThanWindow(page)).toEqual([]);
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });
});

describe.each(READERS)('open menus: $name', ({ colorScheme, viewport }) => {
  it('axe finds nothing', async () => {
    const { page } = await open('/docs/utils/export', {
      colorScheme,
      viewport,
      reducedMotion: 'reduce',
    });
    if (viewport.width > 996) {
      for (const toggle of await page.locator('.navbar .dropdown > a').all()) {
        await toggle.press('Enter');
        await expect.poll(() => violationsOf(page)).toEqual([]);
      }
    } else {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('button', { name: 'Close navigation bar' }).waitFor();
      await expect.poll(() => violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      await expect.poll(() => violationsOf(page)).toEqual([]);
    }
    await page.context().close();
  });
});

describe.each(READERS)('what went wrong: $name', ({ colorScheme, viewport }) => {
  const settings = { colorScheme, viewport, reducedMotion: 'reduce' } as const;

  it('axe finds nothing in the page that crashed', async () => {
    const { page } = await open('/docs/intro', settings);
    await page.evaluate(() => {
      // The search page reads its address with this, while it is rendered.
      URLSearchParams.prototype.get = () => {
        throw new Error('The outer part failed', { cause: new Error('The inner part failed') });
      };
      window.history.pushState({}, '', '/search?q=rule');
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.getByText('This page crashed.').waitFor();
    await page.getByText('The inner part failed').waitFor();
    await expect.poll(() => violationsOf(page)).toEqual([]);
    await expect.poll(() => widerThanWindow(page)).toEqual([]);
  });

  it('axe finds nothing in the box that says that a page did not load', async () => {
    const { page } = await open('/docs/intro', settings);
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sandbox' }).click();
    const box = page.getByRole('alert').filter({ hasText: 'site does not answer' });
    await box.waitFor();
    await expect.poll(() => violationsOf(page)).toEqual([]);
    // Nothing is under way any more.
    const bar = page.locator('#nprogress');
    await bar.waitFor({ state: 'attached' });
    expect(await bar.isVisible()).toBe(false);
    await box.getByRole('button', { name: 'Retry' }).click();
    await box.getByText('Still no answer.').waitFor();
    await expect.poll(() => violationsOf(page)).toEqual([]);
    await expect.poll(() => widerThanWindow(page)).toEqual([]);
  });
});
