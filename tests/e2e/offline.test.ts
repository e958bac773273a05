import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { goOffline } from './support/network';

const { open } = testBrowser({ hasEmptyCache: true });

const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'site does not answer' });
const retry = (page: Page) => box(page).getByRole('button', { name: 'Retry' });
const topLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Links of the footer, and where they lead. */
const TARGETS: [name: string, path: string][] = [
  ['Sandbox', '/sandbox'],
  ['Demo', '/demo'],
];

/** Goes to another page while nothing can be fetched. */
async function leaveWhileOffline(page: Page, name: string): Promise<void> {
  await goOffline(page);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await box(page).waitFor();
}

describe.each(TARGETS)('offline, a navigation to %s', (name, path) => {
  it('keeps the current page, explains why, and continues when the network is back', async () => {
    const { page, complaints } = await open('/docs/intro');
    await leaveWhileOffline(page, name);
    expect(await page.locator('main h1').textContent()).toBe('Getting started');
    const text = await box(page).textContent();
    expect(text).toMatch(
      /A (?:script|stylesheet) of this page could not be loaded, because you are offline\./,
    );
    expect(text).not.toMatch(/chunk/i);
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

  it('lets the reader return to the current page', async () => {
    const { page } = await open('/docs/intro');
    await page.evaluate(() => document.body.setAttribute('data-mark', ''));
    await leaveWhileOffline(page, name);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goBack();
    await box(page).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(await box(page).count()).toBe(0);
    expect(failed.filter((url) => url.includes('/assets/js/'))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/docs/intro');
    expect(await page.locator('main h1').textContent()).toBe('Getting started');
    expect(await page.locator('body[data-mark]').count()).toBe(1);
    await topLink(page, 'Docs').click();
    expect(await page.locator('main h1').textContent()).toBe('Getting started');
  });
});

it('offline, the back button shows the page that the reader was on', async () => {
  const { page, complaints } = await open('/docs/category/components');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
  await page.getByRole('heading', { level: 1, name: 'Licenses' }).waitFor();
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  // Those of the check that nothing comes.
  complaints.length = 0;
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor();
  await page.locator('aside').getByRole('link', { name: 'NotToggle', exact: true }).waitFor();
  expect(await box(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});
