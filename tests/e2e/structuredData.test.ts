import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { SITE } from '../../config/site';
import { GUIDES_VERSIONS } from '../../config/versions';
import { CORE_VERSION } from '../../src/demo/coreVersion';
import { builtPages, servedFile, sitemapRoutes } from './support/builtSite';

type Thing = Record<string, unknown> & { '@type': string };

const listed = new Set(sitemapRoutes());

/** The scripts with structured data; parsing each page as a whole would take seconds. */
const DATA = /<script[^>]*\btype="?application\/ld\+json\b[^>]*>([\s\S]*?)<\/script>/g;

/** The objects of schema.org that a page has, and what cannot be read. */
function thingsIn(html: string): { things: Thing[]; unreadable: string[] } {
  const things: Thing[] = [];
  const unreadable: string[] = [];
  // The text of a script is not markup: nothing in it has to be decoded.
  for (const [, text = ''] of html.matchAll(DATA)) {
    try {
      const data = JSON.parse(text) as Thing & { '@graph'?: Thing[] };
      if (data['@context'] !== 'https://schema.org') unreadable.push(text);
      things.push(...(data['@graph'] ?? [data]));
    } catch {
      unreadable.push(text);
    }
  }
  return { things, unreadable };
}

const pages = builtPages().map(({ route, html }) => ({ route, ...thingsIn(html) }));
const ofType = (type: string) =>
  pages.flatMap(({ route, things }) =>
    things.filter((thing) => thing['@type'] === type).map((thing) => ({ route, thing })),
  );

/** The properties without which search engines do not use an object. */
const REQUIRED: Record<string, readonly string[]> = {
  APIReference: ['headline', 'url', 'image', 'about', 'isPartOf'],
  BreadcrumbList: ['itemListElement'],
  SoftwareSourceCode: ['name', 'version', 'description', 'license', 'codeRepository', 'url'],
  TechArticle: ['headline', 'description', 'url', 'image', 'about', 'isPartOf'],
  WebPage: ['name', 'url', 'isPartOf'],
  WebSite: ['name', 'url', 'potentialAction'],
};

describe('the structured data of each page', () => {
  it('can be read, and has all properties that its type requires', () => {
    expect(pages.flatMap(({ unreadable }) => unreadable)).toEqual([]);
    const wrong = pages.flatMap(({ route, things }) =>
      things.flatMap((thing) => {
        const required = REQUIRED[thing['@type']];
        const missing = required?.filter((name) => !thing[name]) ?? ['a known type'];
        return missing.length > 0 ? [`${route}: ${thing['@type']} lacks ${missing}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('exists on each page that the sitemap lists and that does not forward', () => {
    const described = new Set(pages.filter(({ things }) => things.length > 0).map((p) => p.route));
    const missing = [...listed].filter((route) => !described.has(route) && !forwards(route));
    expect(missing).toEqual([]);
  });

  it('says that a guide is an article about a version of the library, at its own address', () => {
    const articles = ofType('TechArticle');
    expect(articles.length).toBeGreaterThan(100);
    const wrong = articles.filter(({ route, thing }) => thing.url !== SITE.url + route);
    expect(wrong.map(({ route }) => route)).toEqual([]);
    const versionAt = (wanted: string) =>
      articles.find(({ route }) => route === wanted)?.thing.about as { version: string };
    for (const { route, packages } of GUIDES_VERSIONS.slice(1)) {
      const { dependencies } = JSON.parse(fs.readFileSync(`${packages}/package.json`, 'utf8'));
      expect(versionAt(`${route}/intro`).version).toBe(dependencies['react-querybuilder']);
    }
  });

  it('has breadcrumbs whose links exist', () => {
    const lists = ofType('BreadcrumbList');
    expect(lists.length).toBeGreaterThan(1000);
    const targets = new Set(
      lists.flatMap(({ thing }) =>
        (thing.itemListElement as { item: string }[]).map(({ item }) => item),
      ),
    );
    expect([...targets].filter((target) => !target.startsWith(`${SITE.url}/`))).toEqual([]);
    expect([...targets].filter((target) => !servedFile(new URL(target).pathname))).toEqual([]);
  });

  it('describes the library and the search on the home page', () => {
    const home = pages.find(({ route }) => route === '/')?.things ?? [];
    expect(home).toMatchObject([
      { '@type': 'SoftwareSourceCode', name: 'react-querybuilder', version: CORE_VERSION },
      {
        '@type': 'WebSite',
        potentialAction: { target: `${SITE.url}/search?q={search_term_string}` },
      },
    ]);
  });
});

function forwards(route: string): boolean {
  const file = servedFile(route);
  return file !== undefined && fs.readFileSync(`build/${file}`, 'utf8').includes('data-forward');
}

describe('what search engines read first', () => {
  it('lets them read all pages, and names the sitemap', () => {
    expect(fs.readFileSync('build/robots.txt', 'utf8')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${SITE.url}/sitemap.xml\n`,
    );
  });
});

describe('the feed of releases', () => {
  const $ = load(fs.readFileSync('build/changes/feed.xml', 'utf8'), { xml: true });
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());

  it('has an entry for each page of changes, with a day and an id of its own', () => {
    const steps = [...listed].filter((route) => route.startsWith('/changes/'));
    const links = $('entry > link')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(links.sort()).toEqual(steps.map((route) => SITE.url + route).sort());
    const ids = textsOf('entry > id');
    expect(new Set(ids).size).toBe(steps.length);
    expect(textsOf('updated').filter((day) => Number.isNaN(Date.parse(day)))).toEqual([]);
    expect(textsOf('feed > title, feed > id, feed > author > name').filter(Boolean)).toHaveLength(
      3,
    );
  });

  it('has complete addresses only, of pages that exist', () => {
    const inContent = textsOf('entry > content').flatMap((html) =>
      load(html)('a')
        .toArray()
        .map((link) => link.attribs.href as string),
    );
    const targets = [...inContent, $('feed > link[rel="alternate"]').attr('href') as string];
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !target.startsWith(`${SITE.url}/`))).toEqual([]);
    expect(targets.filter((target) => !servedFile(new URL(target).pathname))).toEqual([]);
    expect($('feed > link[rel="self"]').attr('href')).toBe(`${SITE.url}/changes/feed.xml`);
  });

  it('is named in the head of the overview of changes', () => {
    const overview = load(fs.readFileSync('build/changes.html', 'utf8'));
    expect(overview('head link[type="application/atom+xml"]').attr('href')).toBe(
      '/changes/feed.xml',
    );
  });
});
