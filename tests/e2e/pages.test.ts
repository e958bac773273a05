import { load } from 'cheerio/slim';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { OPENING_PAGE } from '../../config/offline';
import { FORWARDS, isOfOtherApi, PAGES, SHORT_GUIDE } from './routes';
import { hydrated, testBrowser } from './support/browser';
import { type BuiltPage, builtPages } from './support/builtSite';

const { newPage, open } = testBrowser({ savesData: true });

/** A form, as far as it matters to a reader's data. */
interface Form {
  /** Whom it is sent to, or `null` when it is not sent. */
  target: string | null;
  /** The ids of the fields that a reader can change. */
  fields: string[];
}

/** What the tags of a page's head say: of each kind a list, because there must be one and no more. */
function headOf({ route, html }: BuiltPage) {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const all = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const meta = (name: string) =>
    all(`head meta:is([name="${name}"], [property="${name}"])`, 'content');
  return {
    route,
    title: $('head title')
      .toArray()
      .map((element) => $(element).text()),
    lang: all('html', 'lang'),
    dir: all('html', 'dir'),
    viewport: meta('viewport'),
    canonical: all('head link[rel="canonical"]', 'href'),
    languages: all('head link[rel="alternate"][hreflang]', 'hreflang'),
    alternates: all('head link[rel="alternate"][hreflang]', 'href'),
    robots: meta('robots'),
    description: meta('description'),
    card: meta('twitter:card'),
    socialTitle: meta('og:title'),
    socialDescription: meta('og:description'),
    socialUrl: meta('og:url'),
    socialImage: meta('og:image'),
  };
}

const SITE_URL = 'https://react-querybuilder.js.org';
/** What no search engine lists: its own address is none that readers know. */
const NOT_FOUND = '/404';

const built = builtPages();
const heads = built.map(headOf);

describe('titles', () => {
  it('differ between all pages of one version', () => {
    const routes = new Map<string, string>();
    for (const path of PAGES.filter((route) => !/^\/docs\/(next|\d)/.test(route))) {
      const title = heads.find(({ route }) => route === path)?.title.join() as string;
      expect(routes.get(title), `${path} has the title of another page`).toBeUndefined();
      routes.set(title, path);
    }
    expect(routes.size).toBeGreaterThan(40);
  });
});

describe('head tags', () => {
  const routes = heads.map(({ route }) => route);

  it('are exactly those of the specification on every page, each once', () => {
    expect(heads.length).toBeGreaterThan(600);
    for (const head of heads) {
      const { route, title } = head;
      const address = `${SITE_URL}${route === NOT_FOUND ? '/404.html' : route}`;
      expect(head, route).toMatchObject({
        title: [expect.stringMatching(/^\S.* \| React Query Builder(?: API \d+\.\d+)?$/)],
        lang: ['en'],
        dir: ['ltr'],
        viewport: ['width=device-width, initial-scale=1.0'],
        canonical: [expect.stringMatching(`^${SITE_URL}/`)],
        languages: ['en', 'x-default'],
        alternates: [address, address],
        card: ['summary_large_image'],
        socialTitle: title,
        socialUrl: [address],
        socialImage: [expect.stringMatching(`^${SITE_URL}/img/`)],
      });
    }
  });

  it('repeat the description of a page in its sharing tags', () => {
    // A member of the reference that has no comment has nothing to describe it.
    const isBare = (route: string) => route === NOT_FOUND || route.startsWith('/api/');
    for (const { route, description, socialDescription } of heads) {
      const expected = [expect.stringMatching(/\S/)];
      if (!isBare(route) || description.length > 0) expect(description, route).toEqual(expected);
      expect(socialDescription, route).toEqual(description);
    }
  });

  it('name one canonical page: the page itself, or that of the latest version', () => {
    const forwards = new Map(
      Object.entries(FORWARDS).map(([from, to]) => [`/docs/${from}`, `/docs/${to}`]),
    );
    for (const { route, canonical } of heads.filter((head) => head.route !== NOT_FOUND)) {
      const path = canonical.join().slice(SITE_URL.length);
      expect(routes, route).toContain(path);
      const isOther = /^\/docs\/(?:next|\d)\//.test(route) || isOfOtherApi(route);
      if (!isOther) expect(path).toBe(forwards.get(route) ?? route);
    }
  });

  it('name a separate social card, an image, for each type of page', async () => {
    const cards = new Map(heads.map(({ route, socialImage }) => [route, socialImage.join()]));
    const types = ['/', '/docs/intro', '/api', '/demo', '/sandbox'];
    expect(new Set(types.map((route) => cards.get(route))).size).toBe(types.length);
    const { page } = await newPage();
    for (const card of new Set(cards.values())) {
      const { origin, pathname } = new URL(card);
      expect(origin).toBe(SITE_URL);
      const answer = await page.request.get(pathname);
      expect(answer.headers()['content-type'], card).toBe('image/png');
    }
  });

  it('exclude only the search page and pages shown in place of others from search engines', () => {
    const kept = heads.filter(({ robots }) => robots.length > 0);
    expect(kept.map(({ route, robots }) => [route, robots]).sort()).toEqual([
      [NOT_FOUND, ['noindex']],
      [OPENING_PAGE, ['noindex']],
      ['/search', ['noindex, follow']],
    ]);
  });

  it.each([
    '/',
    SHORT_GUIDE,
    '/api/react-querybuilder/interfaces/RuleType',
    '/demo/antd',
    '/sandbox',
  ])('are the same on %s after hydration', async (path) => {
    const { page } = await open(path);
    const before = heads.find(({ route }) => route === path);
    const running = headOf({ file: '', route: path, html: await page.content() });
    expect(running).toEqual(before);
  });
});

describe('forms', () => {
  /** The pages that have a tag; parsing all of them takes long. */
  const pagesWith = (tag: RegExp) => built.filter(({ html }) => tag.test(html));

  it('ask for no account, and have no required field', () => {
    const asking = '[type="password"], [type="email"], [required], [pattern], [minlength]';
    expect(built.length).toBeGreaterThan(600);
    // The values in a demo are those of its query.
    const fields = pagesWith(
      /<(?:input|select|textarea)\b[^>]*\s(?:type=["']?(?:password|email)|required|pattern|minlength)/,
    ).flatMap(({ route, html }) => {
      const $ = load(html);
      const found = $(asking).filter(
        (_, field) => $(field).closest('[data-ui-library]').length === 0,
      );
      return found.toArray().map((field) => `${route}: ${$.html(field)}`);
    });
    expect(fields).toEqual([]);
  });

  it('only search or open a sandbox', () => {
    const forms = pagesWith(/<form\b/).flatMap(({ route, html }) => {
      const $ = load(html);
      // The results of live examples, which may contain forms, cannot be used before they run in their frame.
      const found = $('form').not('[data-live-example] [inert] form').toArray();
      return found.map((form) => `${route}: ${$(form).attr('method')} ${$(form).attr('action')}`);
    });
    // It sends a project of the site's own, and has nothing to write into.
    expect(forms).toEqual(['/sandbox: post https://stackblitz.com/run?file=src%2FApp.tsx']);
  });

  it.each<[path: string, what: string, show: (page: Page) => Promise<void>, forms: Form[]]>([
    ['/', 'as it is', async () => {}, []],
    [SHORT_GUIDE, 'as it is', async () => {}, []],
    ['/search?q=parseCEL', 'with its hits', (page) => page.locator('ol a').first().waitFor(), []],
    [
      '/discord',
      'with the search window',
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog', { name: 'Search' }).waitFor();
      },
      // What is searched for stays in the browser, or goes to the search alone; see "search".
      [{ target: null, fields: ['search-query'] }],
    ],
    [
      '/sandbox',
      'as it is',
      async () => {},
      // The project goes to the platform that the reader chooses.
      [{ target: 'https://stackblitz.com', fields: [''] }],
    ],
    [
      '/demo',
      'with every panel',
      async (page) => {
        for (const name of ['Run', 'Import', 'Code']) {
          await page.getByRole('tab', { name, exact: true }).click();
          await page.getByRole('tabpanel', { name }).getByRole('button').first().waitFor();
        }
        await page.getByRole('button', { name: 'Open in sandbox' }).waitFor();
      },
      // The generated code goes to the platform that the reader chooses.
      [{ target: 'https://stackblitz.com', fields: ['platform'] }],
    ],
  ])('only search or open a sandbox on %s, %s', async (path, _, show, expected) => {
    const { page } = await open(path);
    await show(page);
    const forms = await page.locator('form').evaluateAll((all) =>
      (all as HTMLFormElement[]).map((form) => ({
        target: form.hasAttribute('action') ? new URL(form.action).origin : null,
        fields: [...form.elements]
          .filter((element) => element.matches('input:not([type="hidden"]), select, textarea'))
          .map(({ id }) => id.replace(/^.*-(?=platform$)/, '')),
      })),
    );
    expect(forms).toEqual(expected);
  });
});

it.each([SHORT_GUIDE, '/api/react-querybuilder/functions/parseSQL'])(
  'the code on %s keeps the colors of its HTML after hydration',
  async (path) => {
    const { page } = await newPage();
    await page.addInitScript(() => {
      const plain = new Set<string>();
      Object.assign(window, { plain });
      const record = () => {
        for (const block of document.querySelectorAll('main pre')) {
          if (!block.querySelector('.token-line')) plain.add(block.textContent ?? '');
        }
      };
      document.addEventListener('DOMContentLoaded', () => {
        record();
        new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
      });
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main pre .token').count()).toBeGreaterThan(5);
    const plain = await page.evaluate(() => [
      ...(window as unknown as { plain: Set<string> }).plain,
    ]);
    expect(plain).toEqual([]);
  },
);
