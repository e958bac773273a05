import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';

const { open } = testBrowser();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(
      (standard) =>
        (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          runOnly: standard,
        }),
      STANDARD,
    );
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(found).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await page.context().close();
  });
});
