import { describe, expect, it } from 'vitest';
import { API_PAGES, PAGES } from './routes';
import { testBrowser } from './support/browser';

const { open } = testBrowser();

/** The host serves a page of the site's own for what it does not have; that must not count. */
const NOT_FOUND = 'Page Not Found';

describe('every route answers with its own title and heading, and complains of nothing', () => {
  it.each([...PAGES, ...API_PAGES])('%s', async (path) => {
    const { page, complaints } = await open(path);
    const headings = await page.locator('main h1').allTextContents();
    expect(headings).toHaveLength(1);
    expect(headings[0]?.trim()).not.toBe('');
    expect(headings[0]).not.toBe(NOT_FOUND);
    expect(await page.title()).toMatch(/^.+ \| React Query Builder$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('titles', () => {
  it('differ between all pages of one version', async () => {
    const titles = new Map<string, string>();
    const { page } = await open('/');
    for (const path of PAGES.filter((route) => !/^\/docs\/(next|\d)/.test(route))) {
      const html = await (await page.request.get(path)).text();
      const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] as string;
      expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
      titles.set(title, path);
    }
    expect(titles.size).toBeGreaterThan(40);
  });
});

describe('head tags', () => {
  it.each([
    '/',
    '/docs/intro',
    '/api/react-querybuilder/interfaces/RuleType',
    '/demo/antd',
    '/sandbox',
  ])('%s has what the specification lists', async (path) => {
    const { page } = await open(path);
    const attribute = (selector: string, name: string) =>
      page.locator(selector).first().getAttribute(name);
    expect(await attribute('html', 'lang')).toBe('en');
    expect(await attribute('html', 'dir')).toBe('ltr');
    expect(await attribute('meta[name="viewport"]', 'content')).toBe(
      'width=device-width, initial-scale=1.0',
    );
    expect(await attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
    const canonical = await attribute('link[rel="canonical"]', 'href');
    expect(canonical).toBe(`https://react-querybuilder.js.org${path}`);
    expect(await attribute('link[rel="alternate"][hreflang="en"]', 'href')).toBe(canonical);
    expect(await attribute('link[rel="alternate"][hreflang="x-default"]', 'href')).toBe(canonical);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);

    const image = new URL((await attribute('meta[property="og:image"]', 'content')) as string);
    const card = await page.request.get(image.pathname);
    expect(card.headers()['content-type']).toBe('image/png');
  });

  it('give each type of page its own social card', async () => {
    const { page } = await open('/');
    const cards = new Set<string>();
    for (const path of ['/', '/docs/intro', '/api', '/demo', '/sandbox']) {
      const html = await (await page.request.get(path)).text();
      const urls = [...html.matchAll(/property="?og:image"? content="?([^" >]+)/g)];
      expect(urls).toHaveLength(1);
      cards.add(urls[0]?.[1] as string);
    }
    expect(cards.size).toBe(5);
  });

  it('keep search engines from the search page alone', async () => {
    const { page } = await open('/search');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  });
});
