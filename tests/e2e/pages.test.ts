import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { PAGES } from './routes';
import { testBrowser } from './support/browser';
import { builtPages } from './support/builtSite';

const { open } = testBrowser();

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

describe('forms', () => {
  it('ask nobody for an account, and have nothing that has to be filled in', () => {
    const asking = '[type="password"], [type="email"], [required], [pattern], [minlength]';
    const pages = builtPages();
    expect(pages.length).toBeGreaterThan(600);
    // The values in a demo are those of its query.
    const fields = pages.flatMap(({ route, html }) => {
      const $ = load(html);
      const found = $(asking).filter((_, field) => $(field).closest('[data-look]').length === 0);
      return found.toArray().map((field) => `${route}: ${$.html(field)}`);
    });
    expect(fields).toEqual([]);
  });
});
