import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { partOf, type Reader, routeOf, stageOf, WIDE_AND_NARROW } from './support/demo';

const { newPage } = testBrowser({ savesData: true, hasEmptyCache: true });

const FONT_TAGS = /<link [^>]*\.woff2[^>]*>|<style>@font-face[^<]*<\/style>/g;

const picture = (page: Page) =>
  stageOf(page).screenshot({ animations: 'disabled', caret: 'hide', timeout: 20_000 });

/**
 * Opens an empty page that shows headings in the font of the system. The browser shows the site's own
 * font only when it arrives before the first paint, and headings above a demo move it by parts of a pixel.
 */
async function newPageOf({ colorScheme, viewport }: Reader) {
  const watched = await newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
  await watched.page.route(/\/demo(\/|$)/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html.match(FONT_TAGS)).toHaveLength(2);
    await route.fulfill({ response, body: html.replaceAll(FONT_TAGS, '') });
  });
  return watched;
}

/** Opens a demo whose scripts never arrive. */
async function openWithoutScripts(uiLibrary: string, reader: Reader) {
  const { page } = await newPageOf(reader);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(routeOf(uiLibrary));
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  return page;
}

/**
 * Where two pictures differ by more than the smoothing of an edge.
 *
 * @returns nothing when at most 10 pixels do, or else the rectangle that holds the differences
 */
async function difference(page: Page, pictures: Buffer[]): Promise<string> {
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
    if (!one || !other) throw new Error('There are no two pictures.');
    if (one.width !== other.width || one.height !== other.height) {
      return `${one.width} × ${one.height} and ${other.width} × ${other.height} pixels`;
    }
    const differs = (pixel: number) =>
      [0, 1, 2].some(
        (channel) =>
          Math.abs((one.data[pixel * 4 + channel] ?? 0) - (other.data[pixel * 4 + channel] ?? 0)) >
          24,
      );
    const pixels = [...Array(one.width * one.height).keys()].filter(differs);
    if (pixels.length <= 10) return '';
    const across = pixels.map((pixel) => pixel % one.width);
    const [left, right] = [across, across].map((all, i) =>
      all.reduce((a, b) => (i === 0 ? Math.min(a, b) : Math.max(a, b))),
    );
    const [top, bottom] = [pixels[0], pixels.at(-1)].map((at = 0) => Math.floor(at / one.width));
    return `${pixels.length} pixels, from (${left}, ${top}) to (${right}, ${bottom})`;
  }, sources);
}

/** The layout shift of a page since it was opened, by the metric's own rule. */
const layoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);

describe.each(WIDE_AND_NARROW)('before its scripts run ($name)', (reader) => {
  it.each(partOf(WIDE_AND_NARROW.indexOf(reader) + 6, 8))(
    'the demo %s looks the same as after hydration',
    async (uiLibrary) => {
      const { page, complaints } = await newPageOf(reader);
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
        .poll(async () => difference(page, [before, await picture(page)]), { timeout: 10_000 })
        .toBe('');
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      // Once more with everything cached, which arrives in another order.
      await page.reload({ waitUntil: 'networkidle' });
      await hydrated(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      expect(complaints).toEqual([]);
    },
  );
});
