import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { type Reader, routeOf, stageOf, UI_LIBRARIES, WIDE_AND_NARROW } from './support/demo';

const { newPage } = testBrowser({ savesData: true, hasEmptyCache: true });

const picture = (page: Page) =>
  stageOf(page).screenshot({ animations: 'disabled', caret: 'hide', timeout: 20_000 });

/** Opens a demo whose scripts never arrive. */
async function openWithoutScripts(uiLibrary: string, { colorScheme, viewport }: Reader) {
  const { page } = await newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(routeOf(uiLibrary));
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  return page;
}

/** How many pixels of two pictures differ by more than the smoothing of an edge. */
async function differingPixels(page: Page, pictures: Buffer[]): Promise<number> {
  const sources = pictures.map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(async (urls) => {
    const [one, other] = await Promise.all(
      urls.map(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.width, height: image.height });
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      }),
    );
    if (one?.width !== other?.width || one?.height !== other?.height) return Infinity;
    const differs = (_: number, at: number) =>
      [0, 1, 2].some(
        (channel) =>
          Math.abs((one?.data[at * 4 + channel] ?? 0) - (other?.data[at * 4 + channel] ?? 0)) > 24,
      );
    return Array.from({ length: (one?.data.length ?? 0) / 4 }, differs).filter(Boolean).length;
  }, sources);
}

/** The layout shift of a page since it was opened, by the metric's own rule. */
const layoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);

describe.each(WIDE_AND_NARROW)('before its scripts run ($name)', (reader) => {
  it.each(UI_LIBRARIES)('the demo %s looks the same as after hydration', async (uiLibrary) => {
    const { page, complaints } = await newPage({
      colorScheme: reader.colorScheme,
      viewport: reader.viewport,
      reducedMotion: 'reduce',
    });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.total += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(routeOf(uiLibrary), { waitUntil: 'networkidle' });
    await hydrated(page);
    const before = await picture(await openWithoutScripts(uiLibrary, reader));
    // React may still finish what it put off while the page came up.
    await expect
      .poll(async () => differingPixels(page, [before, await picture(page)]), { timeout: 10_000 })
      .toBeLessThanOrEqual(10);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    // Once more with everything cached, which arrives in another order.
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(complaints).toEqual([]);
  });
});
