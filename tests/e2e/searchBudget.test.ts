import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { someOf } from './support/complete';
import { searchWindow } from './support/searchWindow';

/** In bytes, gzipped, of all that is fetched between a reader's intent and the first hits. */
const BUDGET = 150_000;

// Pages that links lead to are fetched while the reader searches, which is not the search's.
const { newPage } = testBrowser({ savesData: true, hasEmptyCache: true });

/** The paths of the files that the page has fetched. */
function fetched(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
}

function gzippedSize(file: string): number {
  return gzipSync(fs.readFileSync(path.join('build', file)), { level: 9 }).length;
}

it.each(
  someOf(
    [
      ['the last version', '/docs/intro'],
      ['the next version', '/docs/next/intro'],
    ],
    1,
  ),
)(
  'a first search in %s stays within its budget, and a second one fetches nothing',
  async (_, address) => {
    const { page } = await newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    const before = await fetched(page);
    expect(before.filter((file) => file.includes('search-records'))).toEqual([]);

    // Hits fetch more when they are shown, so the browser itself notes the moment.
    await page.evaluate(() => {
      const isThere = () => document.querySelector('dialog [role=option]') !== null;
      new MutationObserver((_, observer) => {
        if (!isThere()) return;
        performance.mark('first hits');
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
    const window = searchWindow(page);
    await window.search('getValueEditorType');
    const files = await page.evaluate(() => {
      const [first] = performance.getEntriesByName('first hits');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (first?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname);
    });
    const needed = files.slice(before.length);
    expect(needed.filter((file) => file.includes('search-records')).length).toBeGreaterThan(3);
    const sizes = needed.map((file) => [file, gzippedSize(file)] as const);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET);

    await window.field.fill('validation');
    await page
      .getByRole('option', { name: /^Validation/ })
      .first()
      .waitFor();
    const again = (await fetched(page)).filter((file) => file.includes('search-records'));
    expect(again).toEqual(needed.filter((file) => file.includes('search-records')));
  },
);
