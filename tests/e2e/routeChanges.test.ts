import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { SHORT_GUIDE } from './routes';
import { hydrated, testBrowser } from './support/browser';
import { holdScripts } from './support/heldScripts';
import { storageKeys } from './support/storageKeys';

const { newPage, open } = testBrowser();

const heading = (page: Page) => page.locator('main h1').first().textContent();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** A page whose browser saves data, so that nothing is fetched before it is needed. */
async function newPageSavingData() {
  const watched = await newPage();
  await watched.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    }),
  );
  return watched;
}

describe('the first load', () => {
  it('hydrates the page when its own code has loaded, and then records it', async () => {
    const { page, complaints } = await newPage();
    // Only the chunk of this page has its text.
    const held: Route[] = [];
    await page.route('**/assets/js/**', async (route) => {
      const response = await route.fetch();
      const isOfPage = (await response.text()).includes('Tremor');
      if (isOfPage) held.push(route);
      else await route.fulfill({ response });
    });
    await page.goto('/docs/compat', { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    expect(await page.locator('main h1').isVisible()).toBe(true);
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
});

describe('a route change', () => {
  it('keeps the old page until the code of the next one has loaded', async () => {
    const { page, complaints } = await newPageSavingData();
    await page.goto('/docs/category/components');
    await hydrated(page);
    const before = await heading(page);
    const scripts = await holdScripts(page);
    await page.locator('aside').getByRole('link', { name: 'NotToggle' }).click();
    await page.waitForURL(`**${SHORT_GUIDE}`);
    await scripts.untilAsked();
    expect(await heading(page)).toBe(before);
    expect(await page.locator('main').textContent()).not.toContain('Retry');
    await scripts.letGo();
    await expect.poll(() => heading(page)).toMatch(/NotToggle/);
    expect(complaints).toEqual([]);
  });

  it('shows a progress bar after 200 ms, without a spinner, until the page is shown', async () => {
    const { page } = await newPageSavingData();
    await page.clock.install();
    await page.goto('/docs/category/components');
    await hydrated(page);
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 10_000);
    const scripts = await holdScripts(page);
    const bar = page.locator('#nprogress');
    await page.locator('aside').getByRole('link', { name: 'NotToggle' }).click();
    await page.waitForURL(`**${SHORT_GUIDE}`);
    await scripts.untilAsked();
    await page.clock.runFor(199);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(1);
    expect(await bar.count()).toBe(1);
    expect(await page.locator('#nprogress .spinner').count()).toBe(0);
    await page.clock.resume();
    await scripts.letGo();
    await bar.waitFor({ state: 'detached' });
    expect(await heading(page)).toMatch(/NotToggle/);
  });

  it('scrolls to the top of the next page, to an anchor, and back to the previous position', async () => {
    const { page } = await open('/docs/utils/export');
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.locator('.pagination-nav a').first().dispatchEvent('click');
    await expect.poll(() => heading(page)).not.toMatch(/Export/);
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(900);
    const link = page.locator('.theme-doc-toc-desktop a').nth(4);
    const anchor = decodeURIComponent(((await link.getAttribute('href')) as string).slice(1));
    await link.click();
    const top = () =>
      page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, anchor);
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.goto(`/docs/utils/export#${anchor}`);
    await hydrated(page);
    await expect.poll(top).toBeLessThan(120);
  });

  it('paints the beginning of a long page first, and then has all that its HTML has', async () => {
    const { page, complaints } = await open('/docs/intro');
    const parts = () => page.locator('main article .markdown > *').count();
    await page.evaluate(() => {
      const firstFrame = new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const title = document.querySelector('main h1')?.textContent;
          if (!title?.includes('TypeScript')) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            resolve(document.querySelectorAll('main article .markdown > *').length),
          );
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      Object.assign(window, { firstFrame });
    });
    await page.locator('a.menu__link[href="/docs/typescript"]').dispatchEvent('click');
    const first = await page.evaluate(
      () => (window as unknown as { firstFrame: Promise<number> }).firstFrame,
    );
    expect(first).toBeGreaterThan(3);
    const { page: loaded } = await open('/docs/typescript');
    const all = await loaded.locator('main article .markdown > *').count();
    expect(first).toBeLessThan(all / 2);
    await expect.poll(parts).toBe(all);
    const text = (each: Page) => each.locator('main article .markdown').textContent();
    await expect.poll(() => text(page)).toBe(await text(loaded));
    expect(complaints).toEqual([]);
  });

  it('goes to an anchor that is chosen before all of the page is shown', async () => {
    const { page, complaints } = await open('/docs/intro');
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const links = document.querySelectorAll<HTMLElement>('.theme-doc-toc-desktop a');
        const isNext = document.querySelector('main h1')?.textContent?.includes('TypeScript');
        if (!isNext) return;
        observer.disconnect();
        [...links].at(-1)?.click();
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.locator('a.menu__link[href="/docs/typescript"]').dispatchEvent('click');
    await page.waitForURL('**/docs/typescript#*');
    const target = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
    await expect
      .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(850);
    expect(await scrolled(page)).toBeGreaterThan(1000);
    expect(complaints).toEqual([]);
  });

  it('goes to an anchor of the next page, and does not reload it', async () => {
    const { page, complaints } = await open('/docs/utils/export');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const link = page.locator('.markdown').getByRole('link', { name: 'convertFromIC' }).last();
    expect(await link.getAttribute('href')).toBe('/docs/utils/misc#converttoic-and-convertfromic');
    await link.click();
    await page.waitForURL('**/docs/utils/misc#converttoic-and-convertfromic');
    const target = page.locator('#converttoic-and-convertfromic');
    await target.waitFor();
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(0);
    expect(await scrolled(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

describe('prefetching', () => {
  it('uses a GET request with credentials when links cannot prefetch', async () => {
    const { page, complaints } = await newPage();
    await page.addInitScript(() => {
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
      const sent: string[] = [];
      const { open: openRequest, send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
        Object.assign(this, { asked: `${method} ${new URL(url, location.href).pathname}` });
        openRequest.call(this, method, String(url), true);
      };
      XMLHttpRequest.prototype.send = function (body) {
        const { asked } = this as XMLHttpRequest & { asked: string };
        sent.push(`${asked} ${this.withCredentials ? 'with' : 'without'} credentials`);
        send.call(this, body);
      };
      Object.assign(window, { sent });
    });
    await page.context().addCookies([{ name: 'reader', value: '1', url: inject('siteUrl') }]);
    // What the page itself has loaded comes out of the browser's cache, and is not sent.
    const ahead = page.waitForRequest(async (request) => {
      const isAhead = request.resourceType() === 'xhr' && request.url().includes('/assets/js/');
      return isAhead && (await request.allHeaders()).cookie?.includes('reader=1') === true;
    });
    await page.goto(SHORT_GUIDE);
    await hydrated(page);
    await ahead;
    const sent = () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
    await expect.poll(async () => (await sent()).length).toBeGreaterThan(0);
    for (const request of await sent()) {
      expect(request).toMatch(/^GET \/assets\/js\/\S+\.js with credentials$/);
    }
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the preferred version', () => {
  it('is stored separately from that of the API reference, and the Docs link leads to it', async () => {
    const { page } = await open('/docs/category/tips--tricks');
    const versions = page.locator('.navbar .dropdown').first();
    const label = versions.locator('> a');
    await versions.hover();
    await versions.getByRole('link', { name: '5', exact: true }).click();
    await page.waitForURL('**/docs/5/category/tips--tricks');
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    await page.waitForURL('**/api');
    await expect.poll(() => label.textContent()).toBe('5');
    await page.goto('/demo');
    await hydrated(page);
    await expect.poll(() => label.textContent()).toBe('5');
    const docs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' });
    expect(await docs.getAttribute('href')).toBe('/docs/5/intro');
    const stored: Record<string, string> = await page.evaluate(() => ({ ...localStorage }));
    const versionOf = (plugin: string) =>
      stored[storageKeys().find((key) => key.includes(`version-${plugin}`)) as string];
    expect(versionOf('default')).toBe('5');
    expect(versionOf('api')).not.toBe('5');
  });
});
