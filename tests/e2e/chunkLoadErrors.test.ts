import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { someOf } from './support/complete';
import { type HostFailure, startFailingHost } from './support/failingHost';
import { intercept } from './support/network';
import { ownScripts } from './support/routeScripts';

const { newPage, open } = testBrowser({ savesData: true });
const prefetching = testBrowser();

const FROM = '/docs/intro';
const TO = '/docs/typescript';
const TO_SCRIPTS = ownScripts(TO, FROM);
const isToScript = (path: string) => TO_SCRIPTS.includes(path);

/** In memory of the page that is left: gone after a reload. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const isMarked = (page: Page) => page.locator('body[data-mark]').count();
const heading = (page: Page) => page.locator('main h1').textContent();
const sidebarLink = (page: Page, name: string) =>
  page.locator('aside').getByRole('link', { name, exact: true });
const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });
const retry = (page: Page) => box(page).getByRole('button', { name: 'Retry' });

describe('the code of the next page', () => {
  it.each<HostFailure>(someOf(['404', '500', 'half', 'cut off', 'HTML'], 2))(
    'answers %s: the site logs a warning and reloads once, the page is readable, and Retry works',
    async (failure) => {
      const host = await startFailingHost();
      host.fail(failure, isToScript);
      const { page, complaints } = await open(FROM, { baseURL: host.url });
      const types: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('ChunkLoadError')) types.push(message.type());
      });
      const reloads = () => host.requests.filter((request) => request === `GET ${TO}`).length;
      await mark(page);
      await sidebarLink(page, 'TypeScript').click();

      await box(page).waitFor();
      expect(reloads()).toBe(1);
      expect(new URL(page.url()).pathname).toBe(TO);
      expect(await isMarked(page)).toBe(0);
      expect(await heading(page)).toBe('TypeScript');
      const text = await box(page).textContent();
      expect(text).toMatch(
        /A script of this page (?:could not be loaded|did not arrive complete)\./,
      );
      expect(text).not.toMatch(/chunk/i);
      // Of the navigation, and of the page that was then reloaded.
      expect(types).toEqual(['warning', 'warning']);
      // A script that is none is what the browser itself may call an error.
      const isNoScript = failure === 'half' || failure === 'HTML';
      expect(complaints.filter((text) => text.startsWith('uncaught') && !isNoScript)).toEqual([]);
      // The links of a page without its code are links all the same.
      await sidebarLink(page, 'Getting started').click();
      await page.waitForURL(`**${FROM}`);
      await page.goBack();
      await box(page).waitFor();

      const before = reloads();
      await retry(page).click();
      await expect.poll(reloads).toBe(before + 1);
      await box(page).waitFor();
      host.recover();
      await retry(page).click();
      await hydrated(page);
      expect(await box(page).count()).toBe(0);
      expect(reloads()).toBe(before + 2);
    },
  );

  it('never answers: the old page stays usable, and other links work', async () => {
    const host = await startFailingHost();
    host.fail('never', isToScript);
    const { page, complaints } = await open(FROM, { baseURL: host.url });
    await page.clock.install();
    await sidebarLink(page, 'TypeScript').click();
    await page.locator('#nprogress .bar').waitFor();
    expect(await heading(page)).toBe('Getting started');
    await sidebarLink(page, 'Upgrade').click();
    await page.waitForFunction(() =>
      /migrat/i.test(document.querySelector('h1')?.textContent ?? ''),
    );
    await page.locator('#nprogress .bar').waitFor({ state: 'detached' });
    await mark(page);
    // The bundler's own time limit for a script.
    await page.clock.fastForward(121_000);
    await sidebarLink(page, 'Getting started').click();
    await page.waitForURL(`**${FROM}`);
    expect(await isMarked(page)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('fails after the reader went back: the current page does not change', async () => {
    const host = await startFailingHost();
    const { page, complaints } = await open(FROM, { baseURL: host.url });
    let fail = () => {};
    await intercept(
      page,
      ({ pathname }) => isToScript(pathname),
      async (route) => {
        await new Promise<void>((resolve) => {
          fail = resolve;
        });
        await route.abort();
      },
    );
    await mark(page);
    await sidebarLink(page, 'TypeScript').click();
    await page.locator('#nprogress .bar').waitFor();
    await page.goBack();
    await page.waitForURL(`**${FROM}`);
    const failed = page.waitForEvent('requestfailed');
    fail();
    await failed;
    await sidebarLink(page, 'Upgrade').click();
    await page.waitForURL('**/docs/migrate');
    expect(await isMarked(page)).toBe(1);
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual(
      complaints.filter((text) => text.startsWith('failed: ')),
    );
  });

  it('fails when the pointer is over its link: no exception is uncaught', async () => {
    const host = await startFailingHost();
    host.fail('404', isToScript);
    const { page, complaints } = await prefetching.open(FROM, { baseURL: host.url });
    await sidebarLink(page, 'TypeScript').hover();
    await expect
      .poll(
        () =>
          host.requests.filter((request) => TO_SCRIPTS.some((file) => request.includes(file)))
            .length,
      )
      .toBeGreaterThanOrEqual(TO_SCRIPTS.length);
    await sidebarLink(page, 'Upgrade').click();
    await page.waitForURL('**/docs/migrate');
    // What the browser itself says of the answer: its status, and that it is no script.
    const own = complaints.filter((text) => !/status of 404|is not executable/.test(text));
    expect(own).toEqual([]);
  });
});

describe('the code of the first page', () => {
  it('never answers: the page is readable, and its links work', async () => {
    const host = await startFailingHost();
    host.fail('never', isToScript);
    const { page } = await newPage({ baseURL: host.url });
    await page.goto(TO, { waitUntil: 'commit' });
    await expect.poll(() => heading(page)).toBe('TypeScript');
    await sidebarLink(page, 'Getting started').click();
    await page.waitForURL(`**${FROM}`);
    await hydrated(page);
    expect(await heading(page)).toBe('Getting started');
  });
});

describe('a new deployment', () => {
  it('replaces all code while a page is open, and links still work', async () => {
    const host = await startFailingHost();
    const { page, complaints } = await open(FROM, { baseURL: host.url });
    await mark(page);
    host.deploy();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Components' }).click();
    await page.waitForURL('**/docs/category/components');
    await hydrated(page);
    await expect.poll(() => isMarked(page)).toBe(0);
    await hydrated(page);
    // The first code of the page that is missing is a script, or a stylesheet.
    const failed = /^(?:ChunkLoadError|Error: Loading CSS chunk)/;
    expect(complaints.filter((text) => failed.test(text)).length).toBe(1);
    await sidebarLink(page, 'TypeScript').click();
    await page.waitForURL(`**${TO}`);
    expect(host.requests.some((request) => request.startsWith('GET /assets/second/js/'))).toBe(
      true,
    );
  });
});
