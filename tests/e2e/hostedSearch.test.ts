import fs from 'node:fs';
import { algoliasearch } from 'algoliasearch';
import { load } from 'cheerio';
import type { Page } from 'playwright-core';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tagsOf } from '../../checker/search/quality';
import { QUERIES } from '../../checker/search/queries';
import { LAST_VERSION } from '../../config/versions';
import { loadRecords } from '../../plugins/publishing/search-records/builtRecords';
import { pushRecords } from '../../scripts/pushRecords.mjs';
import { type StaticHost, startServer } from '../../scripts/staticHost.mjs';
import { ownAddress } from '../../src/addresses/basePath';
import { createEngine } from '../../src/search/engine';
import { hostedClient, hostOf } from '../../src/search/hostedClient';
import { PROVIDER, type SearchProvider, startProvider } from '../unit/support/searchProvider';
import { hydrated, statusNotFound, testBrowser } from './support/browser';
import { searchWindow } from './support/searchWindow';
import { addSandboxAndDemo, copySite, type SiteCopy } from './support/siteCopy';

// This file builds a site while browser tests use the same cores.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const INDEX = 'docs';
/** How long a request may take, in milliseconds. */
const PATIENCE = 60_000;
const { open } = testBrowser({ savesData: true });
/** For what a page requests, which includes what it prefetches. */
const { newPage } = testBrowser();

let provider: SearchProvider;
beforeAll(async () => {
  provider = await startProvider();
});
beforeEach(() => provider.refuse(0, () => false));
afterAll(() => provider.close());

describe('both backends', () => {
  it('return the same first hits for the queries of readers', async () => {
    const records = await loadRecords('build');
    const { appId, writeKey } = PROVIDER;
    const writer = algoliasearch(appId, writeKey, {
      hosts: [hostOf(provider.url)],
      // The provider runs in the process of the tests, which may be busy.
      timeouts: { connect: PATIENCE, read: PATIENCE, write: PATIENCE },
    });
    await pushRecords(writer, INDEX, records);
    const hosted = hostedClient({ ...PROVIDER, indexName: INDEX, host: provider.url });
    const embedded = createEngine(records);
    const differing: string[] = [];
    let answered = 0;
    for (const { query, version } of QUERIES) {
      const request = { query, tags: tagsOf(version), pageSize: 5 };
      const urls = ({ hits }: { hits: { url: string }[] }) => hits.map(({ url }) => url).join(' ');
      const expected = urls(embedded.search(request));
      if (expected) answered += 1;
      if (urls(await hosted.search(request)) !== expected) differing.push(query);
    }
    expect(answered).toBeGreaterThanOrEqual(80);
    expect(differing).toEqual([]);
  });
});

describe('a site that is built with an application id', () => {
  const HOST = `https://${PROVIDER.appId}-dsn.algolia.net`;
  const ORIGIN = 'https://example.org';
  const BASE_PATH = '/react-querybuilder/';
  let site: SiteCopy;
  let host: StaticHost;

  beforeAll(async () => {
    site = copySite();
    fs.rmSync(site.path('src/pages/search.mdx'));
    site.write('src/pages/search.tsx', fs.readFileSync('src/pages/search.tsx', 'utf8'));
    addSandboxAndDemo(site);
    const built = await site.build({
      SITE_URL: ORIGIN + BASE_PATH,
      ALGOLIA_APP_ID: PROVIDER.appId,
      ALGOLIA_SEARCH_KEY: PROVIDER.searchKey,
      ALGOLIA_WRITE_KEY: PROVIDER.writeKey,
      ALGOLIA_INDEX_NAME: 'small',
    });
    expect(built.exitCode, built.output).toBe(0);
    const pushed = await site.pushRecords({
      ALGOLIA_APP_ID: PROVIDER.appId,
      ALGOLIA_WRITE_KEY: PROVIDER.writeKey,
      ALGOLIA_INDEX_NAME: 'small',
      ALGOLIA_HOST: provider.url,
    });
    expect(pushed.lastLine).toMatch(/^\d+ records are in the index "small" of TESTAPP\.$/);
    host = await startServer(site.path('build'));
  });
  afterAll(async () => {
    await host?.close();
    site?.remove();
  });

  it('writes no address without the path', () => {
    const pages = globSync('**/*.html', { cwd: site.path('build'), ignore: 'assets/**' });
    const outside = new Set<string>();
    for (const file of pages) {
      const $ = load(site.read(`build/${file}`));
      for (const name of ['href', 'src', 'action', 'content', 'data-forward']) {
        const values = $(`[${name}]`).map((_, element) => $(element).attr(name));
        for (const value of values
          .get()
          .filter((text) => /^(?:\/(?!\/)|https:\/\/example\.org)/.test(text))) {
          if (!value.replace(ORIGIN, '').startsWith(BASE_PATH))
            outside.add(`${file}: ${name}=${value}`);
        }
      }
    }
    expect(pages.length).toBeGreaterThan(20);
    expect([...outside]).toEqual([]);
    const texts = globSync(['*.{xml,txt}', '**/*.md', 'changes/feed.xml'], {
      cwd: site.path('build'),
    });
    const own = texts.flatMap(
      (file) => site.read(`build/${file}`).match(/https:\/\/example\.org[^\s<")]*/g) ?? [],
    );
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((address) => !`${address}/`.startsWith(ORIGIN + BASE_PATH))).toEqual([]);
  });

  it('opens each type of page, and goes from one to the next, without an error', async () => {
    const { page, complaints } = await open(BASE_PATH, { baseURL: host.url });
    expect(page.url()).toBe(host.url + BASE_PATH);
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of [
      ['Docs', 'docs/intro'],
      ['API', 'api'],
      ['Demo', 'demo'],
    ] as const) {
      await bar.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${BASE_PATH}${path}`);
    }
    await page.getByRole('combobox', { name: 'Field' }).first().waitFor();
    const addresses = {
      'index.html': BASE_PATH,
      'docs/5/intro/': `${BASE_PATH}docs/5/intro`,
      'API/@react-querybuilder/bulma/functions/bulmavalueeditor': `${BASE_PATH}api/@react-querybuilder/bulma/functions/BulmaValueEditor`,
      'react-querybuilder': `${BASE_PATH}demo`,
      'sandbox?t=basic': `${BASE_PATH}sandbox?t=basic`,
      search: `${BASE_PATH}search`,
      licenses: `${BASE_PATH}licenses`,
      changes: `${BASE_PATH}changes`,
    };
    for (const [address, shown] of Object.entries(addresses)) {
      complaints.length = 0;
      await page.goto(BASE_PATH + address);
      await page.waitForURL(host.url + shown);
      await hydrated(page);
      // The host does not ignore the letter case; a script of its not-found page does.
      expect(
        complaints.filter((text) => !text.includes('(Not Found)')),
        address,
      ).toEqual([]);
    }
    complaints.length = 0;
    await page.goto(`${BASE_PATH}no/such/page`);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    expect(complaints).toEqual([statusNotFound(`${BASE_PATH}no/such/page`)]);
  });

  /** Opens a page whose requests to the provider's host are answered by the local server. */
  async function openPage(path: string) {
    const { page } = await newPage({ baseURL: host.url });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.route(
      (url) => url.origin === HOST.toLowerCase(),
      async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const url = provider.url + pathname + search;
        await route.fulfill({ response: await route.fetch({ url }) });
      },
    );
    await page.goto(ownAddress(path, BASE_PATH));
    await hydrated(page);
    const asked = () => requests.filter((url) => url.startsWith(HOST.toLowerCase()));
    return { page, requests, asked };
  }

  const failure = (page: Page) =>
    page.locator('main').getByText('You might want to check your network connection.');

  it('preconnects to the host of that id on every page', () => {
    for (const page of ['index', '404', 'docs/intro', 'api', 'search']) {
      const $ = load(site.read(`build/${page}.html`));
      expect($('link[rel="preconnect"]').attr('href'), page).toBe(HOST);
    }
  });

  it('publishes the search key, and not the write key', () => {
    const files = globSync('build/**/*.{js,html,json}', { cwd: site.path('.') });
    const having = (key: string) => files.filter((file) => site.read(file).includes(key));
    expect(having(PROVIDER.searchKey).length).toBeGreaterThan(0);
    expect(having(PROVIDER.writeKey)).toEqual([]);
  });

  it('queries the provider with the contextual facets, only when the reader searches', async () => {
    const { page, requests, asked } = await openPage('/docs/5/intro');
    expect(asked()).toEqual([]);
    await searchWindow(page).search('guide intro');
    const hit = searchWindow(page).options.first();
    expect(await hit.getAttribute('href')).toBe(`${BASE_PATH}docs/5/intro`);
    expect((await hit.locator('mark').allTextContents()).join().toLowerCase()).toContain('intro');
    const [sent] = JSON.parse(provider.requests.at(-1)?.body ?? '{}').requests;
    expect(sent.facetFilters[0]).toBe('language:en');
    expect(sent.facetFilters[1]).toContain('docusaurus_tag:docs-default-5');
    expect(sent.facetFilters[1]).not.toContain(`docusaurus_tag:docs-default-${LAST_VERSION}`);
    expect(asked().length).toBeGreaterThan(0);
    expect(requests.filter((url) => url.includes('/search-records/'))).toEqual([]);
  });

  it('reports on the search page that the provider failed, and retries', async () => {
    provider.refuse(500, () => true);
    const { page } = await openPage('/search?q=guide+intro');
    await failure(page).waitFor();
    provider.refuse(0, () => false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main ol a').first().waitFor();
    expect(await failure(page).count()).toBe(0);
  });
});
