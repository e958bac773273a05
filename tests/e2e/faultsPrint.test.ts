import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';

const { open } = testBrowser();

/** A4 at 96 pixels an inch. */
const PAPER = { width: 794, height: 1123 };

describe('print', () => {
  it.each(['light', 'dark'] as const)(
    'from a %s screen is ink on paper, with nothing cut off',
    async (colorScheme) => {
      const { page } = await open('/docs/utils/export', { colorScheme, viewport: PAPER });
      await page.emulateMedia({ media: 'print' });
      for (const part of [
        '.navbar',
        '.footer',
        '.pagination-nav',
        '.theme-doc-sidebar-container',
        '.theme-doc-toc-mobile',
        '.theme-code-block button',
        '[class*="announcementBar_"]',
      ]) {
        expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
      }
      const report = await page.evaluate(() => {
        const lightness = (color: string) => {
          const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
          return (red + green + blue) / 3;
        };
        const texts = [
          ...document.querySelectorAll('main :is(h1, h2, p, li, td, th, a, code, .token)'),
        ];
        const blocks = [...document.querySelectorAll('main :is(pre, table, p)')];
        return {
          texts: texts.length,
          pale: texts
            .filter((text) => lightness(getComputedStyle(text).color) > 140)
            .map((text) => text.outerHTML.slice(0, 120)),
          background: lightness(getComputedStyle(document.documentElement).backgroundColor),
          cut: blocks
            .filter((block) => block.scrollWidth > block.clientWidth + 1 && block.clientWidth > 0)
            .map((block) => block.textContent?.slice(0, 80)),
          width: document.documentElement.scrollWidth,
        };
      });
      expect(report.texts).toBeGreaterThan(100);
      expect(report.pale).toEqual([]);
      expect(report.background).toBeGreaterThan(250);
      expect(report.cut).toEqual([]);
      expect(report.width).toBeLessThanOrEqual(PAPER.width);
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
      await page.goto('/discord');
      const addresses = await page
        .locator('main a[href^="https://"]')
        .evaluateAll((links) =>
          links.map((link) => [
            link.getAttribute('href'),
            getComputedStyle(link, '::after').content,
          ]),
        );
      expect(addresses.length).toBeGreaterThan(2);
      for (const [href, printed] of addresses) expect(printed).toContain(href);
    },
  );
});
