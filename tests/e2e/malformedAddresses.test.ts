import { describe, expect, inject, it } from 'vitest';
import { testBrowser } from './support/browser';
import { someOf } from './support/complete';

const { open } = testBrowser({ savesData: true });

const TEN_KB = 10_000;
const LONG = 'a'.repeat(TEN_KB);
const NOT_FOUND = 'Page Not Found';

/** What the browser itself prints about the not-found page's status. */
const isStatus = (text: string) => text.includes('status of 404');

describe('a page at an address that', () => {
  it.each(
    someOf(
      [
        ['is a stray %', '/%', NOT_FOUND],
        ['is half a character', '/%E0%A4%A', NOT_FOUND],
        ['is no character', '/docs/%C0%AF%FF', NOT_FOUND],
        ['is a page with a stray % behind it', '/docs/category/components%', NOT_FOUND],
        ['has an encoded % in its path', '/docs/100%25', NOT_FOUND],
        ['has a stray % in its query', '/docs/category/components?a=%&b=%E0%A4%A', 'Components'],
        ['has a stray % in its hash', '/docs/category/components#100%', 'Components'],
        ['has half a character in its hash', '/docs/category/components#%E0%A4%A', 'Components'],
        ['searches for a stray %', '/search?q=%', null],
        ['searches for half a character', '/search?q=%E0%A4%A', null],
        ['has a hash of 10 KB', `/docs/category/components#${LONG}`, 'Components'],
        [
          'has a query of 10 KB',
          `/docs/category/components?${LONG}=${LONG}`.slice(0, TEN_KB),
          'Components',
        ],
        ['searches for 10 KB', `/search?q=${LONG}`.slice(0, TEN_KB), null],
        ['has a path of 10 KB', `/${LONG}`.slice(0, TEN_KB), NOT_FOUND],
        ['is long, of characters that take two units', `/a${'%F0%A0%80%80'.repeat(40)}`, NOT_FOUND],
        ['begins with two slashes', '//docs/components/nottoggle', 'NotToggle'],
        [
          'begins with two slashes and has a stray % in its hash',
          '//docs/category/components#%',
          'Components',
        ],
        ['begins with two slashes and leads nowhere', '//evil.example/', NOT_FOUND],
        ['is two slashes and a stray %', '//%', NOT_FOUND],
        ['is three slashes and half a character', '///%E0%A4%A', NOT_FOUND],
        [
          'has a path of 5,000 parts',
          `/docs${'/a'.repeat(TEN_KB / 2)}`.slice(0, TEN_KB),
          NOT_FOUND,
        ],
      ],
      11,
    ),
  )('%s works', async (_, address, title) => {
    // A path that begins with two slashes would else be taken for another host.
    const { page, complaints } = await open(inject('siteUrl') + address);
    if (title) expect(await page.locator('main h1').textContent()).toBe(title);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1300);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chat' }).click();
    await page.waitForURL((url) => url.pathname === '/discord' && url.hash === '');
    await page.goBack();
    if (title) await expect.poll(() => page.locator('main h1').textContent()).toBe(title);
    expect(complaints.filter((text) => !isStatus(text))).toEqual([]);
  });
});

describe('inside the running site', () => {
  it('addresses that cannot be decoded do no harm, from the history or the address bar', async () => {
    const { page, complaints } = await open('/docs/category/components');
    for (const address of ['/docs/%E0%A4%A', '/docs/category/components#%', '/%?a=%#%']) {
      await page.evaluate((to) => window.history.pushState({}, '', to), address);
      await page.evaluate(() => window.history.pushState({}, '', '/docs/category/components'));
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

describe('the not-found page', () => {
  it('links to a search for the requested path, cut between characters', async () => {
    const { page } = await open(`/a${'%F0%A0%80%80'.repeat(70)}`);
    const link = page.locator('main').getByRole('link', { name: /^Search for/ });
    await link.click();
    await page.waitForURL('**/search?q=*');
    const field = page.locator('main').getByRole('searchbox');
    await expect.poll(() => field.inputValue()).toBe(`a${'\u{20000}'.repeat(59)}`);
  });
});

describe('the search page', () => {
  it('reports no results for half a surrogate pair', async () => {
    const { page, complaints } = await open('/search');
    await page.locator('main input[type="search"]').evaluate((field) => {
      // A test cannot type it; a program that writes into the field can.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, 'qqqq\uD800');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await page.getByText('No results for').waitFor();
    const report = page.locator('main').getByRole('link', { name: 'Let us know.' });
    const title = new URL((await report.getAttribute('href')) ?? '').searchParams.get('title');
    expect(title).toBe('Search: qqqq\uFFFD');
    expect(complaints).toEqual([]);
  });
});
