import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { startFailingHost } from './support/failingHost';

const { newPage } = testBrowser();

describe('the base-URL banner', () => {
  it('names the configured value and suggests another when nothing loads', async () => {
    const host = await startFailingHost('/preview');
    const { page } = await newPage({ baseURL: host.url });
    for (const address of ['/preview/', '/preview']) {
      await page.goto(address);
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await banner.waitFor();
      const text = (await banner.textContent())?.replace(/\s+/g, ' ');
      expect(text).toContain('Your Docusaurus site did not load properly.');
      expect(text).toContain('A very common reason is a wrong site baseUrl configuration.');
      expect(text).toContain('Current configured baseUrl = / (default value)');
      expect(text).toContain('We suggest trying baseUrl = /preview/');
    }
  });

  it('is in the home page only, and hidden when the site loads', async () => {
    const holds = (file: string) =>
      fs.readFileSync(`build/${file}.html`, 'utf8').includes('base-url-issue-banner');
    expect(['index', '404', 'demo', 'docs/intro'].filter(holds)).toEqual(['index']);
    const { page } = await newPage();
    await page.goto('/');
    await hydrated(page);
    expect(await page.getByText('did not load properly').count()).toBe(0);
  });
});

describe('HTML that differs from what the scripts render', () => {
  it('is logged under its name and corrected', async () => {
    const { page, complaints } = await newPage();
    await page.route('**/discord', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(<h1[^>]*>)Community chat/, '$1Something else'),
      });
    });
    await page.goto('/discord');
    await hydrated(page);
    await page.getByRole('heading', { name: 'Community chat' }).waitFor();
    const logged = complaints.filter((text) =>
      text.startsWith('Docusaurus React Root onRecoverableError:'),
    );
    expect(logged.length).toBeGreaterThan(0);
    expect(complaints).toEqual(logged);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sandbox' }).click();
    await page.waitForURL('**/sandbox');
  });
});
