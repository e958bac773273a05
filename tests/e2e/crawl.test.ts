import { beforeAll, describe, expect, it } from 'vitest';
import { OPENING_PAGE } from '../../config/offline';
import { API_PAGES, firstOfEachKind, oneVersionOfEach, PAGES } from './routes';
import { statusNotFound, testBrowser } from './support/browser';
import { addressOf, builtPages, sitemapRoutes } from './support/builtSite';
import { isComplete } from './support/complete';
import { crawl, type Visit } from './support/crawl';

const { newPage } = testBrowser({ savesData: true });

const NOT_FOUND = '/no/such/page';
/** What search engines are kept from, and so not in the sitemap. */
const UNLISTED = ['/search', NOT_FOUND];
const listed = sitemapRoutes();
const pages = builtPages();

/**
 * A complete run opens every route; `npm test` opens one API member of each package and kind, and
 * what versions have in common in one of them. The tests below check the HTML of all.
 */
const routes = [...(isComplete ? listed : oneVersionOfEach(firstOfEachKind(listed))), ...UNLISTED];

const TITLE = /^.+ \| React Query Builder(?: API \d+\.\d+)?$/;

let visits: Map<string, Visit>;

beforeAll(
  async () => {
    visits = await crawl(newPage, routes);
  },
  isComplete ? 1_800_000 : 400_000,
);

describe('the sitemap', () => {
  it('lists every page of the build except the search page and those shown in place of others', () => {
    const built = pages.map(({ route }) => route);
    const unlisted = built.filter((route) => !listed.includes(route));
    expect(unlisted.sort()).toEqual(['/404', OPENING_PAGE, '/search']);
    expect(listed.length).toBe(built.length - unlisted.length);
    expect(listed.length).toBeGreaterThan(600);
  });

  it('lists every page that the specification names', () => {
    const named = [...PAGES, ...API_PAGES].filter((route) => route !== '/search');
    expect(named.filter((route) => !listed.includes(route))).toEqual([]);
  });
});

it('every built page has a title and one heading', () => {
  const wrong = pages.filter(({ html }) => {
    // Parsing all pages would take longer than opening half of the others.
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
    const headings = [...main.matchAll(/<h1[\s>][\s\S]*?<\/h1>/g)];
    const text = String(headings[0])
      .replace(/<[^>]*>/g, '')
      .trim();
    return !TITLE.test(title) || headings.length !== 1 || text === '';
  });
  expect(wrong.map(({ route }) => route)).toEqual([]);
});

describe('a page loads with a title, one heading and a clean console:', () => {
  it.each(routes)('%s', (route) => {
    const { title, headings, complaints } = visits.get(route) as Visit;
    const { pathname } = new URL(addressOf(NOT_FOUND));
    expect(complaints).toEqual(route === NOT_FOUND ? [statusNotFound(pathname)] : []);
    expect(title).toMatch(TITLE);
    expect(headings).toHaveLength(1);
    expect(headings[0]?.trim()).not.toBe('');
    expect(headings[0] === 'Page Not Found').toBe(route === NOT_FOUND);
  });
});
