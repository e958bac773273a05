import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';

const { open } = testBrowser();

const TEN_KB = 10_000;
const LONG = 'a'.repeat(TEN_KB);
const NOT_FOUND = 'Page Not Found';

/** What the browser itself prints about the not-found page's status. */
const isStatus = (text: string) => text.includes('status of 404');

describe('a page at an address that', () => {
  it.each([
    ['is a stray %', '/%', NOT_FOUND],
    ['is half a character', '/%E0%A4%A', NOT_FOUND],
    ['is no character', '/docs/%C0%AF%FF', NOT_FOUND],
    ['is a page with a stray % behind it', '/docs/intro%', NOT_FOUND],
    ['has an encoded % in its path', '/docs/100%25', NOT_FOUND],
    ['has a stray % in its query', '/docs/intro?a=%&b=%E0%A4%A', 'Getting started'],
    ['has a stray % in its hash', '/docs/intro#100%', 'Getting started'],
    ['has half a character in its hash', '/docs/intro#%E0%A4%A', 'Getting started'],
    ['searches for a stray %', '/search?q=%', null],
    ['searches for half a character', '/search?q=%E0%A4%A', null],
    ['has a hash of 10 KB', `/docs/intro#${LONG}`, 'Getting started'],
    ['has a query of 10 KB', `/docs/intro?${LONG}=${LONG}`.slice(0, TEN_KB), 'Getting started'],
    ['searches for 10 KB', `/search?q=${LONG}`.slice(0, TEN_KB), null],
    ['has a path of 10 KB', `/${LONG}`.slice(0, TEN_KB), NOT_FOUND],
    ['has a path of 5,000 parts', `/docs${'/a'.repeat(TEN_KB / 2)}`.slice(0, TEN_KB), NOT_FOUND],
  ])('%s works', async (_, address, title) => {
    const { page, complaints } = await open(address);
    if (title) expect(await page.locator('main h1').textContent()).toBe(title);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1300);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Getting started' }).click();
    await page.waitForURL((url) => url.pathname === '/docs/intro' && url.hash === '');
    await page.goBack();
    if (title) await expect.poll(() => page.locator('main h1').textContent()).toBe(title);
    expect(complaints.filter((text) => !isStatus(text))).toEqual([]);
  });
});

describe('inside the running site', () => {
  it('survives addresses that cannot be decoded, from the history and from the address bar', async () => {
    const { page, complaints } = await open('/docs/intro');
    for (const address of ['/docs/%E0%A4%A', '/docs/intro#%', '/%?a=%#%']) {
      await page.evaluate((to) => window.history.pushState({}, '', to), address);
      await page.evaluate(() => window.history.pushState({}, '', '/docs/intro'));
      await page.goBack();
      await page.goForward();
    }
    await page.evaluate(() => {
      window.location.hash = '#%E0%A4%A';
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chat' }).click();
    await page.waitForURL('**/discord');
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Community chat');
    expect(complaints).toEqual([]);
  });
});
