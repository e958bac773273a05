import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import { isComplete } from './support/complete';

const { open } = testBrowser({ savesData: true });

/** A4 at 96 pixels an inch. */
const PAPER = { width: 794, height: 1123 };

/** What is there to be clicked, and no use on paper. */
const CONTROLS = [
  '.navbar',
  '.footer',
  '.pagination-nav',
  '.theme-doc-sidebar-container',
  '.theme-doc-toc-mobile',
  '.theme-code-block button',
  '.theme-announcement-bar',
  'main nav[aria-label="UI library"]',
  'main button:is(:text("Undo"), :text("Copy link"), :text("Options"))',
];

/** What of a page cannot be read on paper. */
async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  for (const part of CONTROLS) {
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  }
  return page.evaluate(() => {
    const lightness = (color: string) => {
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return (red + green + blue) / 3;
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const texts = all('main :is(h1, h2, p, li, td, th, a, code, .token)');
    const blocks = all('main :is(pre, table, p)');
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
}

const SCREENS = ['light', 'dark'] as const;
const PAGES = {
  'a guide': { path: '/docs/utils/export', texts: 100 },
  'a page of the reference': {
    path: '/api/react-querybuilder/functions/formatQuery',
    texts: 20,
  },
  'the home page': { path: '/', texts: 20 },
  'the demo': { path: '/demo', texts: 5 },
};

/** Each page in one of the modes in turn; in a complete run, in both. */
const modesOf = (name: string) =>
  SCREENS.filter((_, nth) => isComplete || Object.keys(PAGES).indexOf(name) % 2 === nth);

describe.each(Object.entries(PAGES))('a printout of %s', (name, { path, texts }) => {
  it.each(modesOf(name))(
    'has dark text on white and nothing cut off in %s mode',
    async (colorScheme) => {
      const { page } = await open(path, { colorScheme, viewport: PAPER });
      const report = await printed(page);
      expect(report.texts).toBeGreaterThan(texts);
      expect(report.pale).toEqual([]);
      expect(report.background).toBeGreaterThan(250);
      expect(report.cut).toEqual([]);
      expect(report.width).toBeLessThanOrEqual(PAPER.width);
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
    },
  );
});

it('a printout shows the targets of links', async () => {
  const { page } = await open('/discord', { viewport: PAPER });
  await page.emulateMedia({ media: 'print' });
  const addresses = await page
    .locator('main a[href^="https://"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );
  expect(addresses.length).toBeGreaterThan(2);
  for (const [href, told] of addresses) expect(told).toContain(href);
});
