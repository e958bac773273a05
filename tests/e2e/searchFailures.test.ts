import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import { someOf } from './support/complete';
import { goOffline, intercept } from './support/network';
import { searchWindow } from './support/searchWindow';

const { open, newPage } = testBrowser({ savesData: true, hasEmptyCache: true });
const PAGE = '/docs/category/components';
const RECORDS = '**/search-records/**';
const TELL_US = 'Believe this query should return results? Let us know.';
const SHARDS = '**/search-records/docs-*';

/** Ways in which the files of the search can fail, besides not coming at all. */
const FAILURES: [string, string, (route: Route) => Promise<void>][] = [
  ['nothing comes', RECORDS, (route) => route.abort()],
  ['the host fails', RECORDS, (route) => route.fulfill({ status: 503, body: 'busy' })],
  ['the list of files is a page', '**/manifest.json', (route) => route.fulfill({ body: '<html>' })],
  ['a file is a page', SHARDS, (route) => route.fulfill({ status: 404, body: '<html>' })],
  ['a file is cut off', SHARDS, (route) => route.fulfill({ body: '{"tag":"docs-default-7","pa' })],
  ['a file is empty', SHARDS, (route) => route.fulfill({ body: '{}' })],
];

/** Keeps back files until they are released. */
async function holdBack(page: Page, files: RegExp): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    release: async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** What a failed search says, and its way out. */
async function expectFailureThenHits(
  page: Page,
  within: ReturnType<Page['locator']>,
  hits: string,
) {
  await within.getByText('Unable to fetch results', { exact: true }).last().waitFor();
  await within
    .getByText('You might want to check your network connection.', { exact: true })
    .waitFor();
  expect(await within.getByText(/No results/).count()).toBe(0);
  await within.getByRole('button', { name: 'Try again' }).click();
  await within.getByText('Unable to fetch results', { exact: true }).last().waitFor();
  await page.unrouteAll();
  await within.getByRole('button', { name: 'Try again' }).click();
  await within.locator(hits).first().waitFor();
  expect(await within.getByText('Unable to fetch results').count()).toBe(0);
}

/** The search page and the window load by the same code, so the window meets one failure of each file. */
const FAILURES_IN_WINDOW = FAILURES.filter(
  ([, files], nth) => FAILURES.findIndex(([, each]) => each === files) === nth,
);

describe.each(someOf(FAILURES_IN_WINDOW, 1))('when %s', (_, files, fail) => {
  it('the search window reports it, and Try again works after recovery', async () => {
    const { page } = await open(PAGE);
    const { dialog, field, open: openIt } = searchWindow(page);
    await intercept(page, files, fail);
    await openIt();
    await field.fill('parseCEL');
    await expectFailureThenHits(page, dialog, '[role="option"]');
  });
});

describe.each(someOf(FAILURES, 3))('when %s', (_, files, fail) => {
  it('the search page reports it, and Try again works after recovery', async () => {
    const { page } = await newPage();
    await page.route(files, fail);
    await page.goto('/search?q=parseCEL');
    await expectFailureThenHits(page, page.locator('main'), 'ol a');
  });
});

it('the search works when the site was redeployed while a page was open', async () => {
  const { page } = await open(PAGE);
  const { dialog, search } = searchWindow(page);
  let lists = 0;
  // The browser has the list of the former deployment, whose files are gone.
  await intercept(page, '**/manifest.json', async (route) => {
    const response = await route.fetch();
    lists += 1;
    const list = await response.text();
    await route.fulfill({
      response,
      body: lists === 1 ? list.replace(/\.\w{16}\./g, '.0000000000000000.') : list,
    });
  });
  await search('limit groups');
  expect(lists).toBe(2);
  expect(await dialog.getByText('Unable to fetch results').count()).toBe(0);
});

it('the search button leads to the search page when the script of the window is gone', async () => {
  const { page } = await open(PAGE);
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  let isGone = true;
  // Asks whether the site responds; what comes after that belongs to the search page.
  page.on('request', (request) => {
    if (request.method() === 'HEAD') isGone = false;
  });
  await intercept(page, '**/assets/js/*.js', (route) =>
    loaded.has(route.request().url()) || !isGone
      ? route.continue()
      : route.fulfill({ status: 404, body: '<html>' }),
  );
  await page.keyboard.press('Control+k');
  await page.waitForURL('**/search');
  await page.unrouteAll();
  await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
});

it('the search button says offline that it needs the network, and Retry opens the window when online', async () => {
  const { page } = await open(PAGE);
  await goOffline(page);
  await page.keyboard.press('Control+k');
  const message = page.getByRole('dialog', { name: 'Search is not available' });
  await message.waitFor();
  expect(await message.textContent()).toContain('You are offline.');
  expect(await message.textContent()).not.toMatch(/chunk/i);
  await message.getByRole('button', { name: 'Retry' }).press('Enter');
  await message.getByRole('button', { name: 'Retry' }).waitFor();
  await page.keyboard.press('Escape');
  await message.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(PAGE);

  await page.keyboard.press('/');
  await message.waitFor();
  await page.context().setOffline(false);
  await message.getByRole('button', { name: 'Retry' }).click();
  await searchWindow(page).field.waitFor();
  expect(await message.count()).toBe(0);
});

describe('the search shortcut', () => {
  it.each(['Control+k', '/'])(
    '%s opens the search before the scripts of the page run, with what is typed',
    async (shortcut) => {
      const { page, complaints } = await newPage();
      const { field } = searchWindow(page);
      const scripts = await holdBack(page, /\/assets\/js\//);
      await page.goto(PAGE, { waitUntil: 'commit' });
      await page.locator('main h1').waitFor();
      await page.keyboard.press(shortcut);
      await page.keyboard.type('limk');
      await page.keyboard.press('Backspace');
      await scripts.release();
      await field.waitFor();
      await expect.poll(() => field.inputValue()).toBe('lim');
      await page.keyboard.type('it');
      await expect.poll(() => field.inputValue()).toBe('limit');
      expect(complaints).toEqual([]);
    },
  );

  it('keeps what is typed while the window loads, and Escape discards it', async () => {
    const { page } = await open(PAGE);
    const { field } = searchWindow(page);
    const scripts = await holdBack(page, /\/assets\/js\//);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rul');
    await page.keyboard.press('Escape');
    await scripts.release();
    await page.keyboard.press('Control+k');
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
  });
});

describe('a search without results', () => {
  it('is reported in the search window, with suggestions and a link to report it', async () => {
    const { page } = await open(PAGE);
    const { dialog, field, options, open: openIt } = searchWindow(page);
    await openIt();
    await field.fill('zzzzqqqq');
    await dialog.getByText('No results for "zzzzqqqq"', { exact: true }).waitFor();
    await dialog.getByText(TELL_US, { exact: true }).waitFor();
    const link = dialog.getByRole('link', { name: 'Let us know.', exact: true });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/github\.com\/.*zzzzqqqq$/);
    await dialog.getByText('Try searching for:', { exact: true }).waitFor();
    const suggestion = dialog.getByRole('listitem').getByRole('button').first();
    const query = (await suggestion.textContent()) as string;
    await suggestion.click();
    await options.first().waitFor();
    expect(await field.inputValue()).toBe(query);
    expect(await field.evaluate((own) => own === document.activeElement)).toBe(true);
  });

  it('is reported on the search page, with suggestions and a link to report it', async () => {
    const { page } = await open('/search?q=zzzzqqqq');
    const main = page.locator('main');
    await main.getByText('No results for "zzzzqqqq"', { exact: true }).waitFor();
    await main.getByText(TELL_US, { exact: true }).waitFor();
    expect(await main.getByRole('link', { name: 'Let us know.', exact: true }).count()).toBe(1);
    await main.getByText('Try searching for:', { exact: true }).waitFor();
    const suggestion = main.getByRole('listitem').getByRole('button').first();
    const query = (await suggestion.textContent()) as string;
    await suggestion.click();
    await main.locator('ol a').first().waitFor();
    await page.waitForURL((url) => url.searchParams.get('q') === query);
  });
});
