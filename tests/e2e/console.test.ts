import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { firstScripts } from '../../plugins/framework/first-scripts/firstScripts';
import { hydrated, slowLine, testBrowser } from './support/browser';

const { newPage } = testBrowser();

const NAMES =
  'formatQuery, parseCEL, parseJSONata, parseJsonLogic, parseMongoDB, parseSpEL, parseSQL, transformQuery';

/** The message that lists the utilities; it is awaited before the page is opened. */
const listed = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (message) => message.text().includes(NAMES),
    timeout: 30_000,
  });

/** Scripts that the page fetched. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Gives the focus to the developer tools, or back to the page. */
async function setFocus(page: Page, hasFocus: boolean) {
  await page.evaluate((value) => {
    document.hasFocus = () => value;
    window.dispatchEvent(new Event(value ? 'focus' : 'blur'));
  }, hasFocus);
}

const NESTED =
  'formatQuery(parseMongoDB({ $and: [{ age: { $gt: 21 } }] }), "sql") + [parseCEL, parseJSONata, parseJsonLogic, parseSpEL, parseSQL].map((parse) => typeof parse) + transformQuery({ rules: [] }, {}).rules?.length';

it('has the utilities of the library after the page has loaded, and lists them', async () => {
  const { page, complaints } = await newPage();
  const message = listed(page);
  await page.goto('/docs/intro');
  expect((await message).type()).toBe('info');
  await setFocus(page, false);
  await expect
    .poll(() => page.evaluate(NESTED))
    .toBe("(age > '21')function,function,function,function,function0");
  expect(complaints).toEqual([]);
});

it('fetches nothing for readers who stay on the page or switch tabs', async () => {
  const { page, complaints } = await newPage();
  const message = listed(page);
  await page.goto('/docs/intro');
  await message;
  const isFetched = () => page.evaluate('!(parseSQL("a = 1") instanceof Promise)');
  const scripts = scriptsOf(page);
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
  await setFocus(page, false);
  // The page checks it in a timer of its own, which runs before this longer one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const before = scripts.length;
  expect(await isFetched()).toBe(false);
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

it.each([
  ['data is saved', { effectiveType: '4g', saveData: true }],
  ['the line is 2G', { effectiveType: '2g', saveData: false }],
  ['the line is slower than 2G', { effectiveType: 'slow-2g', saveData: false }],
])('fetches nothing before a utility is called when %s', async (_, connection) => {
  const { page, complaints } = await newPage();
  await slowLine(page, connection);
  await page.addInitScript(() => {
    document.hasFocus = () => false;
  });
  const scripts = scriptsOf(page);
  const message = listed(page);
  await page.goto('/docs/intro');
  await message;
  await hydrated(page);
  const before = scripts.length;
  expect(await page.evaluate('parseSQL("a = 1").then((query) => query.rules.length)')).toBe(1);
  expect(scripts.length).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

it('ignores scripts that fail to load, and fetches them again when a utility is called', async () => {
  const { page, complaints } = await newPage();
  let refused = 0;
  let isDown = true;
  const ofPage = firstScripts(fs.readFileSync('build/markdown-page.html', 'utf8'));
  await page.route('**/assets/js/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (ofPage.includes(pathname) || !isDown) return route.continue();
    refused += 1;
    return route.abort();
  });
  await page.addInitScript(() => {
    document.hasFocus = () => false;
  });
  await page.goto('/markdown-page');
  await page.waitForFunction(() => 'parseSQL' in window);
  // The first one is the progress bar.
  await expect.poll(() => refused).toBeGreaterThan(1);
  isDown = false;
  expect(await page.evaluate('parseSQL("a = 1").then((query) => query.rules.length)')).toBe(1);
  // The browser itself tells of the request.
  expect(complaints.filter((complaint) => !/^failed: |net::ERR_FAILED/.test(complaint))).toEqual(
    [],
  );
});

it('does not overwrite a global that already has the name of a utility', async () => {
  const { page } = await newPage();
  await page.addInitScript('window.parseSQL = "mine"');
  const message = page.waitForEvent('console', (entry) => entry.text().includes('formatQuery'));
  await page.goto('/markdown-page');
  expect((await message).text()).not.toContain('parseSQL,');
  expect(await page.evaluate('parseSQL + typeof parseCEL')).toBe('minefunction');
});
