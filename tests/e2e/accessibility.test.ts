import { describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe';
import { testBrowser } from './support/browser';

const { open } = testBrowser();

const PAGES = [
  '/',
  '/demo',
  '/demo/differences',
  '/docs/intro',
  '/docs/next/utils/export',
  '/docs/5/intro',
  '/docs/category/components',
  '/api',
  '/api/react-querybuilder/functions/formatQuery',
  '/api/react-querybuilder/interfaces/Schema',
  '/sandbox',
  '/discord',
  '/markdown-page',
  '/search?q=rule',
  '/no-such-page',
];

const READERS = [
  { name: 'light, wide', colorScheme: 'light', viewport: { width: 1300, height: 850 } },
  { name: 'dark, narrow', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

describe.each(READERS)('$name', ({ colorScheme, viewport }) => {
  it.each(PAGES)('axe finds nothing on %s, and nothing scrolls sideways', async (path) => {
    const { page } = await open(path, { colorScheme, viewport, reducedMotion: 'reduce' });
    expect(await violationsOf(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await page.context().close();
  });
});
