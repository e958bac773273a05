import { describe, expect, it } from 'vitest';
import { wholeChromiumPath } from '../../scripts/chromiumPath.mjs';
import { hydrated, testBrowser } from './support/browser';

// Playwright turns the back-forward cache off, because its own navigations do not know it.
const { open } = testBrowser({
  executablePath: wholeChromiumPath(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

describe('a page out of the back-forward cache', () => {
  it('is as it was left, and knows what was stored in the meantime', async () => {
    const { page, complaints } = await open('/docs/intro', { colorScheme: 'light' });
    await page.evaluate(() => {
      document.body.setAttribute('data-mark', '');
      window.addEventListener('pageshow', ({ persisted }) => {
        document.body.setAttribute('data-persisted', String(persisted));
      });
    });
    await page.evaluate(() => window.location.assign('/discord'));
    await page.waitForURL('**/discord');
    await hydrated(page);
    await page.locator('.navbar button[class*="toggleButton"]').first().click();
    const chosen = await page.locator('html').getAttribute('data-theme-choice');
    await page.evaluate(() => window.history.back());
    // It is not loaded again, so no such event comes.
    await page.waitForURL('**/docs/intro', { waitUntil: 'commit' });
    await page.locator('body[data-mark][data-persisted="true"]').waitFor({ state: 'attached' });
    await page.locator(`html[data-theme-choice="${chosen}"]`).waitFor({ state: 'attached' });
    await page.locator('aside').getByRole('link', { name: 'TypeScript', exact: true }).click();
    await page.waitForURL('**/docs/typescript', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'TypeScript', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });
});
