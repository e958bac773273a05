import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { documentedPackages } from '../../api-extractor/documentedPackages';
import { pagePath } from '../../api-extractor/reference/pagePaths.mjs';
import { API_VERSIONS, LATEST_API } from '../../config/apiVersions';
import { loadModel } from '../../packageModel';
import type { Export, PublishedPackage } from '../../packageModel/types';
import { entriesOf, type LookupFile } from '../../src/apiLookup/LookupFile';
import { isOfOtherApi } from './routes';
import {
  type ApiMemberPage,
  apiMemberPages,
  BUILT_APIS,
  type BuiltApi,
} from './support/apiReference';
import { testBrowser } from './support/browser';
import { builtPages, sitemapRoutes, withoutFrame } from './support/builtSite';

const readJson = <T>(path: string) => JSON.parse(fs.readFileSync(`build${path}`, 'utf8')) as T;

const pages = new Map(
  builtPages()
    .filter(({ route }) => isOfOtherApi(route))
    .map(({ route, html }) => [route, load(withoutFrame(html))]),
);

const pageOf = (route: string) => {
  const page = pages.get(route);
  if (!page) throw new Error(`${route} is not built.`);
  return page;
};

const CORE = '/react-querybuilder';

describe.each(API_VERSIONS.filter((version) => version !== LATEST_API))(
  'the reference at $route',
  ({ route: base, packages: folder }) => {
    const modelled = loadModel(process.cwd(), folder).then(documentedPackages);

    it('has a page for each export of its packages, and each page is listed', async () => {
      const expected = (await modelled).flatMap(({ name, exports }) => [
        `${base}/${name}`,
        ...exports.map((exported) => `${base}/${pagePath(name, exported)}`),
      ]);
      const built = [...pages.keys()];
      expect(built.toSorted()).toEqual([base, ...expected].toSorted());
      const listed = new Set(sitemapRoutes());
      expect(built.filter((route) => !listed.has(route))).toEqual([]);
    });

    it('names the release of each package, and the import, source and note of its members', async () => {
      const problems = (await modelled).flatMap(({ name, version, exports }) =>
        exports.flatMap((exported) => {
          const route = `${base}/${pagePath(name, exported)}`;
          const $ = pageOf(route);
          const line = $('.markdown > header + [data-nosnippet] pre').first().text().trim();
          const from = exported.entryPoints[0];
          const isRight =
            $('article p').first().text().includes(`of ${name} ${version}`) &&
            line.endsWith(`{ ${exported.name} } from '${from}';`) &&
            $('aside[aria-label="About this reference"]').text().includes(`${name} ${version}`);
          return isRight ? [] : [`${route}: ${line}`];
        }),
      );
      expect(problems).toEqual([]);
      const first = pageOf(`${base}${CORE}/functions/parseSPARQL`);
      const source = first('article p').first().find('a[href*="/blob/v8."]');
      expect(source.length).toBe(1);
    });

    it('describes every page in a sentence, with a title of its own', () => {
      const heads = [...pages].map(([route, $]) => ({
        route,
        title: $('title').text(),
        description: $('meta[name="description"]').attr('content') ?? '',
      }));
      const unnamed = heads.filter(
        ({ title }) => !/^[^|]+: [^|]+ \| React Query Builder API \d+\.\d+$/.test(title),
      );
      expect(unnamed).toEqual([]);
      expect(heads.filter(({ description }) => description.length < 11)).toEqual([]);
    });

    it('is published for programs and for the box that finds names', async () => {
      for (const { name, version, exports } of await modelled) {
        const published = readJson<PublishedPackage>(`${base}/${name}.json`);
        expect([published.version, published.exports.length]).toEqual([version, exports.length]);
        const missing = published.exports.filter(({ page }) => !pages.has(page));
        expect(missing).toEqual([]);
      }
      const entries = entriesOf(readJson<LookupFile>(`${base}/lookup.json`), base);
      expect(entries.length).toBeGreaterThan(1000);
      const broken = entries.filter(({ url }) => {
        const [route = '', id] = url.split('#');
        const $ = pages.get(route);
        return !$ || (id !== undefined && $(`[id="${id}"]`).length === 0);
      });
      expect(broken).toEqual([]);
    });
  },
);

describe('names of one major version', () => {
  it('are on the pages of that version only', () => {
    const routes = new Set(builtPages().map(({ route }) => route));
    const added = `${CORE}/interfaces/MatchModeEditorProps`;
    expect([routes.has(`/api${added}`), routes.has(`/api/next${added}`)]).toEqual([false, true]);
  });

  it('have a table of members, since when they exist, and their guides', () => {
    const $ = pageOf(`/api/next${CORE}/functions/MatchModeEditor`);
    expect($('main table [id="match"]').length).toBe(1);
    expect($('article p').first().text()).toContain('Since version 8');
    const guides = $('.markdown > header + [data-nosnippet] a[href^="/docs/next/"]');
    expect(guides.length).toBeGreaterThan(0);
  });
});

describe('what changes from the latest version to the next', () => {
  const [latest, next] = BUILT_APIS as [BuiltApi, BuiltApi];
  const namesIn = ({ model }: BuiltApi) =>
    new Map(
      model.packages.map(({ name, exports }) => [name, new Set(exports.map((each) => each.name))]),
    );
  const targets = new Map(
    builtPages()
      .filter(({ route }) => route.startsWith('/changes/'))
      .map(({ route, html }) => [route, load(html)]),
  );
  /** The changes that the beginning of a member's page names, with their places on the page of changes. */
  const historyOf = (main: string) => {
    const $ = load(main);
    return $('.markdown > header + [data-nosnippet] a[href^="/changes/"]')
      .toArray()
      .map((link) => {
        const [route = '', id = ''] = $(link).attr('href')?.split('#') ?? [];
        const exists = targets.get(route)?.(`[id="${id}"]`).length === 1;
        return `${$(link).text()} (${route}${exists ? '' : ', without the entry'})`;
      });
  };

  it('is on the pages of names that are removed or renamed, with a link to the change', () => {
    const after = namesIn(next);
    const isGone = ({ packageName, name }: ApiMemberPage) =>
      after.get(packageName)?.has(name) === false;
    const gone = apiMemberPages(latest).filter(isGone);
    expect(gone.map(({ name }) => name)).toContain('useRuleDnD');
    const untold = gone.filter(
      ({ main }) =>
        !historyOf(main).some((each) =>
          /^(?:Removed|Renamed) in 8.* \(\/changes\/7-to-8\)$/.test(each),
        ),
    );
    expect(untold.map(({ route }) => route)).toEqual([]);
  });

  it('is on the pages of added names: since when they exist', () => {
    const before = namesIn(latest);
    const isNew = ({ packageName, name }: ApiMemberPage) =>
      ![...before.values()].some((names) => names.has(name)) && before.has(packageName);
    const added = apiMemberPages(next).filter(isNew);
    expect(added.length).toBeGreaterThan(300);
    const untold = added.filter(
      ({ main }) => !load(main)('article p').first().text().includes('Since version 8'),
    );
    expect(untold.map(({ route }) => route)).toEqual([]);
  });

  it('is in the rows of added props', () => {
    const row = pageOf(`/api/next${CORE}/functions/QueryBuilder`)('#showundoredo');
    expect(row.text()).toContain('Since 8');
    expect(row.find('a[href="/changes/7-to-8#props-showundoredo"]').length).toBe(1);
    const old = pageOf(`/api/next${CORE}/functions/QueryBuilder`)('#fields');
    expect(old.text()).not.toContain('Since 8');
  });
});

describe.each(BUILT_APIS)('the examples at $route', (version) => {
  const pages = apiMemberPages(version);
  const withoutExample = (isCounted: (exported: Export) => boolean) => {
    const names = new Set(
      version.model.packages
        .flatMap(({ exports }) => exports.filter(isCounted))
        .map(({ name }) => name),
    );
    return pages
      .filter(({ name, main }) => names.has(name) && !/<h2[^>]* id="?example/.test(main))
      .map(({ name }) => name);
  };

  it('are on the pages of all parsers and exports', () => {
    const isUsed = ({ name }: Export) =>
      name === 'formatQuery' || /^parse(?:[A-Z]{2}|Json|Mongo|Sp|Cy|Gr)\w*$/.test(name);
    expect(
      withoutExample(({ kind, ...each }) => kind === 'function' && isUsed({ kind, ...each })),
    ).toEqual([]);
  });

  it('are on the pages of all components that are not for React Native', () => {
    const isCounted = ({ kind, name }: Export) =>
      kind === 'component' && !/Native/.test(name) && !/WithSubQuery/.test(name);
    expect(withoutExample(isCounted)).toEqual([]);
  });

  it('are on the pages of the query tools and of the hooks that people use', () => {
    const tools = ['add', 'remove', 'update', 'move', 'insert', 'group', 'ungroup', 'findPath'];
    const hooks = [
      'QueryBuilder',
      'QueryManager',
      'Rule',
      'RuleGroup',
      'ValueEditor',
      'ValueSelector',
    ];
    const names = [
      ...tools,
      ...hooks.map((name) => `use${name}`),
      'QueryManager',
      'transformQuery',
    ];
    expect(withoutExample(({ name }) => names.includes(name))).toEqual([]);
  });
});

describe('the guides of the next version', () => {
  it('link to its reference wherever that has the page', () => {
    const targets = builtPages()
      .filter(({ route }) => route.startsWith('/docs/next/'))
      .flatMap(({ html }) => {
        const $ = load(html);
        return $('article .markdown a[href^="/api"]')
          .toArray()
          .map(({ attribs }) => attribs.href as string);
      });
    expect(targets.length).toBeGreaterThan(500);
    const others = targets.filter((href) => !href.startsWith('/api/next'));
    const replaceable = others.filter((href) =>
      pages.has(href.replace(/^\/api/, '/api/next').replace(/#.*/, '')),
    );
    expect(replaceable).toEqual([]);
    expect(others.length).toBeLessThan(50);
  });
});

describe('the search', () => {
  const { open } = testBrowser();

  it('of the next version finds names that only its reference has', async () => {
    const { page, complaints } = await open('/search?q=parseSPARQL&version=current');
    await page.locator(`main a[href*="/api/next${CORE}/functions/parseSPARQL"]`).first().waitFor();
    expect(await page.locator('main a[href^="/api/react-querybuilder"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
