import { expect, it } from 'vitest';
import { SHORT_GUIDE } from './routes';
import { hydrated, testBrowser } from './support/browser';
import { searchWindow } from './support/searchWindow';

const { open } = testBrowser();

/** Opens a page for a reader who has opened a hit before, and replaces what was stored then. */
async function openWithStored(value: string) {
  const watched = await open(SHORT_GUIDE);
  const { page } = watched;
  const parts = searchWindow(page);
  await parts.search('limit groups');
  await page.keyboard.press('Enter');
  await parts.dialog.waitFor({ state: 'detached' });
  const keys = await page.evaluate((text) => {
    const found = Object.keys(localStorage).filter((key) => key.includes('search.searches'));
    for (const key of found) localStorage.setItem(key, text);
    return found;
  }, value);
  expect(keys).toHaveLength(1);
  await page.goto(SHORT_GUIDE);
  await hydrated(page);
  return { ...watched, parts };
}

it('the search window lists recent pages and keeps favorites', async () => {
  const { page } = await open(SHORT_GUIDE);
  const { dialog, options, search, open: openIt } = searchWindow(page);
  const rows = (title: string) =>
    dialog
      .locator('section', { has: page.getByRole('heading', { name: title }) })
      .getByRole('link');
  await search('limit groups');
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

  await page.goto('/docs/typescript');
  await hydrated(page);
  await openIt();
  await rows('Favorites').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(opened.href);

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

it.each(['{', '"text"', '[1,2]'])('the history starts empty when %s was stored', async (value) => {
  const { page, complaints, parts } = await openWithStored(value);
  const { dialog, search, open: openIt } = parts;
  await openIt();
  await dialog.getByText('No recent searches').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await search('limit groups');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await openIt();
  await dialog.getByRole('heading', { name: 'Recent' }).waitFor();
  expect(complaints).toEqual([]);
});

it('the search works when nothing can be stored', async () => {
  const { page } = await open(SHORT_GUIDE);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  await hydrated(page);
  const { dialog, search } = searchWindow(page);
  await search('limit groups');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/tips/limit-groups*');
  await dialog.waitFor({ state: 'detached' });
});
