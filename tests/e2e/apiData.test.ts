import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { PACKAGES } from '../../api-extractor/packages';
import type { Member, PublishedPackage } from '../../packageModel/types';
import { entriesOf, type LookupFile } from '../../src/apiLookup/LookupFile';
import { isOfOtherApi } from './routes';
import { builtPages, servedFile, withoutFrame } from './support/builtSite';

const readJson = <T>(path: string) => JSON.parse(fs.readFileSync(`build${path}`, 'utf8')) as T;

const published = PACKAGES.map((name) => readJson<PublishedPackage>(`/api/${name}.json`));

const pages = builtPages()
  .filter(({ route }) => route === '/api' || route.startsWith('/api/'))
  .filter(({ route }) => !isOfOtherApi(route))
  .map(({ route, html }) => ({ route, $: load(withoutFrame(html)) }));

const memberRoutes = pages
  .map(({ route }) => route)
  .filter((route) => /\/(?:functions|interfaces|type-aliases|variables)\/[^/]+$/.test(route));

const pageOf = (route: string) => {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new Error(`${route} is not built.`);
  return page.$;
};

describe('the data that programs read', () => {
  it('states its format and the package', () => {
    expect(published.map(({ format, name }) => [format, name])).toEqual(
      PACKAGES.map((name) => [1, name]),
    );
    expect(published.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  });

  it('has an entry for each page of a member, and a page for each entry', () => {
    const listed = published.flatMap(({ exports }) => exports.map(({ page }) => page));
    expect(listed.toSorted()).toEqual(memberRoutes.toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('describes every export and every prop that the pages describe', () => {
    const isDescribed = ({
      description,
      deprecated,
    }: {
      description?: string;
      deprecated?: string;
    }) => Boolean(description) || deprecated !== undefined;
    const undescribed = published.flatMap(({ exports }) =>
      exports.flatMap(({ name, page, members = [], ...exported }) => {
        const text = pageOf(page)('main article').text();
        const onPage = (member: Member) => !isDescribed(member) && text.includes(`${member.name} `);
        const silent = isDescribed(exported) ? [] : [name];
        // Members whose names are operators, such as those of JsonLogic, are explained by their type.
        const named = members.filter((member) => /^\w+$/.test(member.name) && onPage(member));
        const rows = named.filter(({ name: prop }) => hasDescribedRow(page, prop));
        return [...silent, ...rows.map((member) => `${name}.${member.name}`)];
      }),
    );
    expect(undescribed).toEqual([]);
  });

  it('is linked from the index and from each package', () => {
    const linksOf = (route: string) =>
      pageOf(route)('main article a[href$=".json"]')
        .toArray()
        .map(({ attribs }) => attribs.href);
    const files = PACKAGES.map((name) => `/api/${name}.json`);
    expect(linksOf('/api')).toEqual(files);
    expect(PACKAGES.flatMap((name) => linksOf(`/api/${name}`))).toEqual(files);
    expect(files.filter((file) => !servedFile(file))).toEqual([]);
  });
});

/** Whether a table of the page has a row for the name with a text behind it. */
function hasDescribedRow(route: string, name: string): boolean {
  const $ = pageOf(route);
  const ids = [name.toLowerCase(), `property-${name.toLowerCase()}`];
  const row = $(ids.map((id) => `[id="${id}"]`).join(', ')).closest('tr');
  const cells = row.find('td, th');
  return cells.length > 2 && cells.last().text().trim() !== '';
}

describe('the names that the filter finds', () => {
  const entries = entriesOf(readJson<LookupFile>('/api/lookup.json'), '/api');

  it('are all members of all packages', () => {
    const members = entries.filter(({ owner }) => !owner).map(({ url }) => url);
    expect(members.toSorted()).toEqual(memberRoutes.toSorted());
  });

  it('lead to anchors that exist', () => {
    const ids = new Map(
      pages.map(({ route, $ }) => [
        route,
        new Set(
          $('[id]')
            .toArray()
            .map(({ attribs }) => attribs.id),
        ),
      ]),
    );
    const broken = entries.filter(({ url }) => {
      const [route = '', anchor] = url.split('#');
      return anchor !== undefined && !ids.get(route)?.has(anchor);
    });
    expect(broken).toEqual([]);
    expect(entries.filter(({ url }) => url.includes('#')).length).toBeGreaterThan(500);
  });
});

describe('the pages of packages', () => {
  it('list each member once, below a topic, with a sentence', () => {
    const problems = PACKAGES.flatMap((name) => {
      const $ = pageOf(`/api/${name}`);
      const items = $('.theme-doc-markdown > [data-static] > ul > li').toArray();
      const links = items.map((item) => $(item).find('a').first().attr('href') ?? '');
      const members = memberRoutes.filter(
        (route) => route.split('/').slice(0, -2).join('/') === `/api/${name}`,
      );
      const missing = members.filter(
        (route) => links.filter((link) => link === route).length !== 1,
      );
      const silent = items
        .map((item) => $(item).text())
        .filter((text) => !/: .+[.!?]["')]?$/s.test(text));
      return [...missing, ...silent];
    });
    expect(problems).toEqual([]);
  });

  it('are shown on the index with description, version and number of members', () => {
    const $ = pageOf('/api');
    const cards = $('.api-packages > li')
      .toArray()
      .map((card) => $(card).text());
    expect(cards).toHaveLength(PACKAGES.length);
    for (const [nth, { name, version, exports }] of published.entries()) {
      expect(cards[nth]).toContain(`${name} ${version.replace(/-local\..*/, '')}`);
      expect(cards[nth]).toContain(`${exports.length} members`);
    }
  });
});

describe('titles and descriptions', () => {
  const heads = pages.map(({ route, $ }) => ({
    route,
    title: $('title').text(),
    description: $('meta[name="description"]').attr('content') ?? '',
  }));

  it('are sentences about what the page documents', () => {
    const isTitle = /^[^|]+: [^|]+ \| React Query Builder API \d+\.\d+$/;
    const untitled = heads.filter(({ title }) => !isTitle.test(title));
    expect(untitled.map(({ route, title }) => `${route}: ${title}`)).toEqual([]);
    const isSentence = /^["'`A-Z0-9<].{10,}[.!?]["')]?$/;
    const fragments = heads.filter(({ description }) => !isSentence.test(description));
    expect(fragments.map(({ route, description }) => `${route}: ${description}`)).toEqual([]);
    expect(heads.filter(({ description }) => /[`{}]|\]\(/.test(description))).toEqual([]);
  });

  it('are different on each page of a package', () => {
    const titles = heads.map(({ title }) => title);
    expect(titles.filter((title, nth) => titles.indexOf(title) !== nth)).toEqual([]);
  });
});

describe('the sidebar', () => {
  it('is in alphabetical order below each topic, and marks the current page', () => {
    const html = fs.readFileSync('build/api/react-querybuilder/functions/formatQuery.html', 'utf8');
    const $ = load(html);
    const sidebar = $('.theme-doc-sidebar-menu');
    expect(sidebar.find('[aria-current="page"]').text()).toBe('formatQuery');
    const labels = sidebar
      .find('[aria-current="page"]')
      .closest('ul')
      .find('> li > a')
      .toArray()
      .map((link) => $(link).text());
    const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
    expect(labels.length).toBeGreaterThan(10);
    expect(labels).toEqual(labels.toSorted(compare));
  });
});
