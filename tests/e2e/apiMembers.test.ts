import fs from 'node:fs';
import { load } from 'cheerio';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pagePath } from '../../api-extractor/reference/pagePaths.mjs';
import { membersOf } from '../../packageModel/lookUp';
import type { Export, PackageModel } from '../../packageModel/types';
import { BUILT_APIS, type BuiltApi } from './support/apiReference';
import { violationsOf } from './support/axe';
import { testBrowser } from './support/browser';
import { someOf } from './support/complete';

const { open } = testBrowser({ savesData: true });

/** The type of components whose props are those of another type. */
const PROVIDER = 'QueryBuilderContextProvider';

const MAX_VISIBLE = 300;
const QUERY_BUILDER = '/api/react-querybuilder/functions/QueryBuilder';

interface Row {
  name: string;
  id: string;
  anchors: string[];
  link: string;
  cells: string[];
  /** The visible text of the longest cell. */
  longest: string;
}

interface MemberPage {
  page: string;
  exported: Export;
  /** The names of the members in the package model. */
  expected: string[];
  rows: Row[];
  ids: string[];
}

/** The members that the package model lists for an export, where its page has to show them. */
function membersInModel(model: PackageModel, exported: Export): string[] {
  const { kind, members = [], signatures: [signature] = [] } = exported;
  if (kind === 'component') {
    const props = signature?.parameters[0]?.type;
    return props ? membersOf(model, props).map(({ name }) => name) : [];
  }
  if (kind === 'hook') {
    const { returns } = signature ?? {};
    return returns && !returns.text.startsWith('[')
      ? membersOf(model, returns).map(({ name }) => name)
      : [];
  }
  return members.map(({ name }) => name);
}

function readPage(route: string): Pick<MemberPage, 'rows' | 'ids'> {
  const html = fs.readFileSync(`build${route}.html`, 'utf8');
  const $ = load(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
  const visible = (element: Parameters<typeof $>[0]) => {
    const copy = $(element).clone();
    copy.find('details').each((_, details) => {
      $(details).replaceWith($(details).children('summary'));
    });
    return copy.text().trim();
  };
  const rows = $('table.members tbody tr')
    .toArray()
    .filter((row) => $(row).children().length > 1)
    .map((row): Row => {
      const cells = $(row).children().toArray().map(visible);
      const name = $(row).children().first();
      return {
        name: name.text().trim(),
        id: $(row).attr('id') ?? '',
        anchors: name
          .find('a[id]')
          .toArray()
          .flatMap((anchor) => $(anchor).attr('id') ?? []),
        link: name.find('a[href]').attr('href') ?? '',
        cells,
        longest: cells.reduce((one, other) => (other.length > one.length ? other : one)),
      };
    });
  const ids = $('[id]')
    .toArray()
    .flatMap((element) => $(element).attr('id') ?? []);
  return { rows, ids };
}

function readPages({ route, model }: BuiltApi): MemberPage[] {
  return model.packages
    .flatMap(({ name, exports }) =>
      exports.map((exported) => {
        const page = pagePath(name, exported);
        const expected = membersInModel(model, exported);
        return { page, exported, expected, ...readPage(`${route}/${page}`) };
      }),
    )
    .filter(({ expected, rows }) => expected.length > 0 || rows.length > 0);
}

describe.each(BUILT_APIS)('the tables of members at $route', (version) => {
  const pages = readPages(version);

  const rowsWith = (isFault: (row: Row) => boolean) =>
    pages.flatMap(({ page, rows }) => rows.filter(isFault).map(({ name }) => `${page}: ${name}`));

  it('have the members that the package model lists: of components, hooks and types', () => {
    const countOf = (kind: Export['kind']) =>
      pages.filter(({ exported }) => exported.kind === kind).length;
    expect(countOf('component')).toBeGreaterThanOrEqual(version.isLatest ? 68 : 45);
    expect(countOf('hook')).toBeGreaterThanOrEqual(12);
    expect(countOf('interface')).toBeGreaterThanOrEqual(74);
    const sorted = (names: string[]) => names.toSorted().join(' ');
    const wrong = pages.filter(
      ({ exported, expected, rows }) =>
        !exported.type?.names?.[PROVIDER] &&
        exported.name !== PROVIDER &&
        sorted(expected) !== sorted(rows.map(({ name }) => name)),
    );
    expect(wrong.map(({ page }) => page)).toEqual([]);
  });

  it('show the props of the components that provide the controls of a UI library', () => {
    const providers = pages.filter(({ exported }) => exported.type?.names?.[PROVIDER]);
    expect(providers.length).toBeGreaterThanOrEqual(version.isLatest ? 8 : 4);
    for (const { rows } of providers) {
      expect(rows.map(({ name }) => name)).toContain('controlElements');
    }
  });

  it('have a type, whether it is required, and a description for every member', () => {
    expect(rowsWith(({ cells: [, type] }) => !type)).toEqual([]);
    expect(rowsWith(({ cells }) => !/^(?:required|optional)$/.test(cells[2] ?? ''))).toEqual([]);
    expect(rowsWith(({ cells }) => !/[\p{L}\d]/u.test(cells[4] ?? ''))).toEqual([]);
  });

  it('show at most 300 characters of a cell before the reader asks for more', () => {
    expect(rowsWith(({ longest }) => longest.length > MAX_VISIBLE)).toEqual([]);
  });

  it('have an anchor of the bare name for each member, and a link to it', () => {
    expect(rowsWith(({ id, link }) => link !== `#${id}`)).toEqual([]);
    const words = ({ name }: Row) => /^\w+$/.test(name);
    const bare = ({ name, id }: Row) =>
      id === name.toLowerCase() || id === `prop-${name.toLowerCase()}`;
    expect(rowsWith((row) => words(row) && !bare(row))).toEqual([]);
    expect(rowsWith((row) => row.id === '')).toEqual([]);
  });

  it('keep the anchors of earlier references: "property-" and the name', () => {
    const isLost = ({ name, anchors }: Row) => !anchors.includes(`property-${name.toLowerCase()}`);
    expect(rowsWith((row) => /^\w+$/.test(row.name) && isLost(row))).toEqual([]);
  });

  it('no two elements of a page have the same id', () => {
    const twice = pages.flatMap(({ page, ids }) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page}#${id}`),
    );
    expect(twice).toEqual([]);
  });
});

describe('the table of QueryBuilder', () => {
  it('is directly below the example, at the beginning of the page', () => {
    const $ = load(fs.readFileSync(`build${QUERY_BUILDER}.html`, 'utf8'));
    const ids = $('main article h2[id]').toArray();
    expect(ids.slice(0, 2).map((heading) => $(heading).attr('id'))).toEqual(['example', 'props']);
  });

  it('name the type that members are inherited from', () => {
    const $ = load(fs.readFileSync(`build${QUERY_BUILDER}.html`, 'utf8'));
    const heading = $('table.members th[scope="rowgroup"]');
    expect(heading.text()).toBe('Inherited from QueryBuilderContextProps');
    expect(heading.find('a').attr('href')).toBe(
      '/api/react-querybuilder/interfaces/QueryBuilderContextProps',
    );
  });

  it('describe the arguments of callbacks', () => {
    const $ = load(fs.readFileSync(`build${QUERY_BUILDER}.html`, 'utf8'));
    const items = $('#onaddrule li')
      .toArray()
      .map((item) => $(item).text());
    expect(items[0]).toBe('rule (R): The rule that is about to be added.');
    expect(items).toContain('Returns RuleType | boolean');
  });
});

describe('an address with the name of a prop', () => {
  /** Where an element is, and the lower edge of the bar at the top. */
  const edges = (page: Page, id: string) =>
    page.locator(`[id="${id}"]`).evaluate((row) => ({
      top: row.getBoundingClientRect().top,
      bottom: row.getBoundingClientRect().bottom,
      bar: document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
      height: window.innerHeight,
    }));

  it.each([390, 1300])('shows the prop below the bar at %i px', async (width) => {
    const { page, complaints } = await open(`${QUERY_BUILDER}#controlelements`, {
      viewport: { width, height: 900 },
    });
    await expect.poll(async () => (await edges(page, 'controlelements')).top).toBeLessThan(600);
    const { top, bottom, bar, height } = await edges(page, 'controlelements');
    expect(top).toBeGreaterThanOrEqual(bar);
    expect(bottom).toBeLessThan(height);
    expect(complaints).toEqual([]);
  });

  it('shows the prop also when the reader comes from another page, and back again', async () => {
    const { page, complaints } = await open('/api/react-querybuilder/functions/ActionElement');
    await page.locator('#schema a[href$="/Schema"]').click();
    await page.locator('#classnames td').first().waitFor();
    await page.locator('#fields a[href]').first().click();
    expect(new URL(page.url()).hash).toBe('#fields');
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'ActionElement' }).waitFor();
    expect(await page.locator('#schema td').first().textContent()).toContain('Schema');
    expect(await page.locator('table.members').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

it.each(someOf([390, 1300], 1))(
  'the page of QueryBuilder is accessible at %i px',
  async (width) => {
    const { page } = await open(QUERY_BUILDER, { viewport: { width, height: 900 } });
    expect(await violationsOf(page, { scope: 'main' })).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  },
);
