import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';

const { open } = testBrowser();

const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'site does not answer' });
const retry = (page: Page) => box(page).getByRole('button', { name: 'Retry' });
const topLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Pages, what the box says of them, and whether they are documents of their own. */
const TARGETS: [name: string, path: string, reason: RegExp][] = [
  ['Sandbox', '/sandbox', /Loading (?:CSS )?chunk \d+ failed/],
  ['Demo', '/demo', /No answer from http:\S+\/demo/],
];

/** Goes to another page while nothing can be fetched. */
async function leaveWhileOffline(page: Page, name: string): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await box(page).waitFor();
}

describe.each(TARGETS)('offline, on the way to %s', (name, path, reason) => {
  it('keeps the page at hand, says why, and goes on when the network is back', async () => {
    const { page, complaints } = await open('/docs/intro');
    await leaveWhileOffline(page, name);
    expect(await page.locator('main h1').textContent()).toBe('Getting started');
    expect(await box(page).textContent()).toMatch(reason);
    await retry(page).click();
    await box(page).getByText('Still no answer. Check your network connection.').waitFor();
    expect(await page.locator('main h1').textContent()).toBe('Getting started');

    await page.context().setOffline(false);
    await retry(page).click();
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent !== 'Getting started',
    );
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await box(page).count()).toBe(0);
    expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

  it('lets the reader go back to the page at hand', async () => {
    const { page } = await open('/docs/intro');
    await page.evaluate(() => document.body.setAttribute('data-mark', ''));
    await leaveWhileOffline(page, name);
    await page.goBack();
    await box(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/docs/intro');
    expect(await page.locator('main h1').textContent()).toBe('Getting started');
    expect(await page.locator('body[data-mark]').count()).toBe(1);
    await topLink(page, 'Docs').click();
    expect(await page.locator('main h1').textContent()).toBe('Getting started');
  });
});

it('a page that is a document of its own is asked for once, and not for who has gone elsewhere', async () => {
  const { page, complaints } = await open('/docs/intro');
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  let answer = () => {};
  const asked: string[] = [];
  await page.route('**/demo', async (route) => {
    asked.push(route.request().method());
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Demo', exact: true }).click();
  await expect.poll(() => asked).toEqual(['HEAD']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Showcase' }).click();
  await page.waitForURL('**/docs/tips/showcase');
  const answered = page.waitForResponse('**/demo');
  answer();
  await answered;
  await topLink(page, 'Docs').click();
  await expect.poll(() => page.locator('main h1').textContent()).toBe('Getting started');
  expect(await page.locator('body[data-mark]').count()).toBe(1);
  expect(asked).toEqual(['HEAD']);
  expect(complaints).toEqual([]);
});
