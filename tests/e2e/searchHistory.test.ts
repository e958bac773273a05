import { expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { someOf } from './support/complete';
import { searchWindow } from './support/searchWindow';
import { storageKeys } from './support/storageKeys';

const { newPage, open } = testBrowser({ savesData: true });

/** A page that is fast to open. */
const PAGE = '/docs/category/components';

const KEY = storageKeys().find((key) => key.includes('search.searches')) as string;

/** Opens a page for a reader whose browser has stored a value in the place of the opened hits. */
async function openWithStored(value: string) {
  const watched = await newPage();
  const { page } = watched;
  // A page of the site without scripts.
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
  await page.goto(PAGE);
  await hydrated(page);
  return { ...watched, parts: searchWindow(page) };
}

it('the search window lists recent pages and keeps favorites', async () => {
  const { page } = await open(PAGE);
  const { dialog, options, search, open: openIt } = searchWindow(page);
  const rows = (title: string) =>
    dialog
      .locator('section', { has: page.getByRole('heading', { name: title }) })
      .getByRole('link');
  await search('drag handle');
  const opened = new URL(await options.first().evaluate((hit) => (hit as HTMLAnchorElement).href));
  await page.keyboard.press('Enter');
  await page.waitForURL(opened.href);
  await page.reload();
  await hydrated(page);

  await openIt();
  await rows('Recent').waitFor();
  expect(await rows('Recent').getAttribute('href')).toBe(opened.pathname + opened.hash);
  await dialog.getByRole('button', { name: /^Save .* as a favorite$/ }).click();
  await rows('Favorites').waitFor();
  expect(await rows('Recent').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/docs/category/styling');
  await hydrated(page);
  await openIt();
  await rows('Favorites').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(opened.href);
  await page.getByRole('heading', { level: 1, name: 'DragHandle' }).waitFor();

  await openIt();
  await dialog.getByRole('button', { name: /^Remove .* from favorites$/ }).click();
  await dialog.getByText('No recent searches').waitFor();
});

it('the arrow keys move through recent pages and back to the field', async () => {
  const entry = (url: string) => ({ url, title: url, breadcrumb: [], kind: 'page' });
  const searches = { recent: [entry('/demo'), entry('/api')], favourites: [entry('/docs/intro')] };
  const { page, parts } = await openWithStored(JSON.stringify(searches));
  await parts.open();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('/demo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('/docs/intro');
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp');
  expect(await parts.field.evaluate((own) => own === document.activeElement)).toBe(true);
});

it('stored markup is shown as text, and stored links lead to no other site', async () => {
  const markup = '<img src=x onerror="document.title=1">';
  const entry = (url: string) => ({
    url,
    title: markup,
    breadcrumb: [markup],
    kind: markup,
    content: markup,
    hierarchy: { lvl0: markup, lvl1: markup },
    _snippetResult: { content: { value: markup } },
  });
  const urls = ['/demo', 'javascript:alert(1)', '//evil.example/', 'https://evil.example/'];
  const searches = { recent: urls.map(entry), favourites: [entry('/\\evil.example')] };
  const { page, complaints, parts } = await openWithStored(JSON.stringify(searches));
  const { dialog } = parts;
  const title = await page.title();
  await parts.open();
  // The frequent topics are links of the site's own.
  const stored = dialog.getByRole('link').filter({ hasText: markup });
  await stored.first().waitFor();
  expect(await stored.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/demo',
  ]);
  expect(await dialog.getByText(markup).count()).toBeGreaterThan(0);
  expect(await dialog.locator('img').count()).toBe(0);
  expect(await page.title()).toBe(title);
  expect(complaints).toEqual([]);
});

it.each(someOf(['{', '"text"', '[1,2]'], 1))(
  'the history starts empty when %s was stored',
  async (value) => {
    const { page, complaints, parts } = await openWithStored(value);
    const { dialog, search, open: openIt } = parts;
    await openIt();
    await dialog.getByText('No recent searches').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await search('drag handle');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await openIt();
    await dialog.getByRole('heading', { name: 'Recent' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
