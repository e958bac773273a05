import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, testBrowser } from './support/browser';
import { someOf } from './support/complete';
import { type HostFailure, startFailingHost } from './support/failingHost';

const { newPage, open } = testBrowser({ savesData: true });

const isRecord = (path: string) => path.startsWith('/assets/routes/');
const heading = (page: Page) => page.locator('main h1').first().textContent();
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const isMarked = (page: Page) => page.locator('body[data-mark]').count();
const sidebarLink = (page: Page, name: string) =>
  page.locator('aside').getByRole('link', { name, exact: true });

describe('the record of a page', () => {
  it('is part of its HTML, and loaded once before a link to it is followed', async () => {
    const { page, complaints } = await newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/docs/intro');
    await hydrated(page);
    expect(requests.filter(isRecord)).toEqual([]);
    for (const name of ['TypeScript', 'Getting started', 'TypeScript']) {
      await sidebarLink(page, name).click();
      await expect.poll(() => heading(page)).toBe(name);
    }
    expect(requests.filter(isRecord)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('is not missed when there is no page: no request fails, and the not-found page is shown', async () => {
    const { page, complaints } = await open('/demo');
    await mark(page);
    // The router follows the history, whoever wrote the entry.
    await page.evaluate(() => window.history.pushState({}, '', '/no/such/page'));
    await page.evaluate(() => window.history.pushState({}, '', '/demo'));
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Page Not Found');
    await page.goForward();
    await expect.poll(() => heading(page)).toBe('Demo');
    expect(await isMarked(page)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it.each<HostFailure>(someOf(['404', '500', 'HTML', 'half'], 2))(
    'answers %s: the site logs a warning, and loads the page instead',
    async (failure) => {
      const host = await startFailingHost();
      host.fail(failure, isRecord);
      const { page, complaints } = await open('/docs/intro', { baseURL: host.url });
      await mark(page);
      await sidebarLink(page, 'TypeScript').click();
      await page.locator('body:not([data-mark])').waitFor();
      await hydrated(page);
      expect(await heading(page)).toBe('TypeScript');
      expect(host.requests.filter((request) => request === 'GET /docs/typescript').length).toBe(1);
      const own = complaints.filter((text) => !/^Failed to load resource/.test(text));
      expect(own).toEqual([expect.stringMatching(/^ChunkLoadError/)]);
    },
  );
});
