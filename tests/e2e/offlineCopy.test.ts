import fs from 'node:fs';
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { LAST_VERSION } from '../../config/versions';
import { bundleWorker } from '../../plugins/publishing/offline/bundleWorker';
import { siteHandler } from '../../scripts/staticHost.mjs';
import type { OfflineFiles, OfflineVersion } from '../../src/offline/OfflineFiles';
import { testBrowser } from './support/browser';
import { isComplete } from './support/complete';
import { listen } from './support/listen';
import { untilNavbarIsLive } from './support/liveParts';
import { sandboxOf } from './support/sandbox';
import { searchWindow } from './support/searchWindow';

// A copy has hundreds of files, which take a busy machine a minute.
const TIME_TO_STORE = 150_000;
vi.setConfig({ testTimeout: 2 * TIME_TO_STORE });

const { open } = testBrowser({ savesData: true, hasEmptyCache: true });

/** The version that is stored. The latest one has six times as many files, most of them of the API reference. */
const VERSION = isComplete ? LAST_VERSION : '6';
const GUIDES = isComplete ? '/docs' : `/docs/${VERSION}`;

const readBuilt = (file: string) => JSON.parse(fs.readFileSync(`build/offline/${file}`, 'utf8'));

/** A host of the built site that can be down, and publish other files. */
async function startHost() {
  const published = new Map<string, { type: string; content: string }>();
  const requests: string[] = [];
  let isDown = (_: string) => false;
  // What the HTTP cache of the browser keeps would be there without a network, too.
  const answer = siteHandler('build', { 'Cache-Control': 'no-store' });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const other = published.get(path);
    if (isDown(path)) request.socket.destroy();
    else if (other) response.writeHead(200, { 'content-type': other.type }).end(other.content);
    else answer(request, response);
  });
  const url = await listen(server);
  return {
    url,
    requests,
    published,
    down(matches = (_: string) => true) {
      isDown = matches;
      server.closeAllConnections();
    },
  };
}

/** What the browser has stored: service workers and caches. */
const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));

const NOTHING = { workers: 0, caches: 0 };

/** A page that a service worker controls keeps it until it is reloaded. */
const expectNothing = (page: Page) =>
  expect
    .poll(async () => {
      await page.reload();
      return storedBy(page);
    })
    .toEqual(NOTHING);

const controlsOf = (page: Page) => {
  const section = page.getByRole('region', { name: 'Offline copy' });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  const status = section.getByRole('status');
  const says = (text: string) =>
    status.filter({ hasText: text }).waitFor({ timeout: TIME_TO_STORE });
  return {
    status,
    says,
    button,
    async store(version: string) {
      await says('Nothing is stored.');
      await section.getByLabel('Version').selectOption(version);
      await button('Store').click();
    },
  };
};

describe('a reader who stores a version', () => {
  it('reads, searches and runs code without a network, gets changed pages with one, and can delete everything', async () => {
    const host = await startHost();
    const { page, complaints } = await open('/offline', { baseURL: host.url });
    const { store, says, status, button } = controlsOf(page);
    await says('Nothing is stored.');
    expect(await storedBy(page)).toEqual(NOTHING);
    expect(host.requests.filter((path) => /\/offline\/\d|service-worker/.test(path))).toEqual([]);
    await store(VERSION);
    await says('is stored, with');
    const { bytes, files } = readBuilt(`${VERSION}.json`) as OfflineFiles;
    expect(await status.textContent()).toContain(`${(bytes / 1e6).toFixed(1)} MB`);
    expect(new Set(host.requests.filter((path) => path.startsWith('/assets/sandbox/'))).size).toBe(
      files.filter(([path]) => path.startsWith('/assets/sandbox/')).length,
    );
    expect(complaints).toEqual([]);

    host.down();
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    await page.goto(`${GUIDES}/components/querybuilder`);
    await heading(/QueryBuilder/).waitFor();
    await page.locator('main table').first().waitFor();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Docs', exact: true }).click();
    await heading('Getting started').waitFor();
    if (isComplete) {
      await page.goto('/api/react-querybuilder/functions/formatQuery');
      await heading(/formatQuery/).waitFor();
    }
    const { search, options } = searchWindow(page);
    await search('custom operators');
    const target = await options.first().getAttribute('href');
    await options.first().click();
    await page.waitForURL(`${host.url}${target}`);
    await page
      .locator('main h1')
      .filter({ hasNotText: /formatQuery|Getting started/ })
      .waitFor();
    await page.goto(`/sandbox?v=${VERSION}`);
    const { rendered, preview, problems } = sandboxOf(page);
    await rendered();
    await preview.getByRole('button', { name: /Rule/i }).first().click();
    expect(await problems.count()).toBe(0);
    await page.goto('/demo/antd');
    await heading('You are offline').waitFor();
    await page.getByRole('alert').filter({ hasText: 'did not load completely' }).waitFor();

    host.down(() => false);
    const html = await (await fetch(`${host.url}${GUIDES}/intro`)).text();
    const changed = html.replace('<html ', '<html data-published-again ');
    host.published.set(`${GUIDES}/intro`, { type: 'text/html', content: changed });
    await page.goto(`${GUIDES}/intro`);
    expect(await page.locator('html[data-published-again]').count()).toBe(1);

    await page.goto('/offline');
    await button('Delete the copy').click();
    await says('Nothing is stored.');
    await expectNothing(page);
  });

  it('is told when the site does not answer, continues where it stopped, and learns of an update', async () => {
    const host = await startHost();
    const { page } = await open('/offline', { baseURL: host.url });
    const { store, says, button } = controlsOf(page);
    const isLate = (path: string) => path.startsWith('/assets/sandbox/types-');
    host.down(isLate);
    await store('3');
    await says('The site does not answer.');
    await page.reload();
    await says('The copy of version 3 is not complete.');
    host.down(() => false);
    const { files } = readBuilt('3.json') as OfflineFiles;
    host.requests.length = 0;
    await button('Continue').click();
    await says('is stored, with');
    const requested = host.requests.filter((path) => path.startsWith('/assets/sandbox/'));
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.length).toBeLessThan(
      files.filter(([path]) => path.startsWith('/assets/sandbox/')).length,
    );

    const versions = readBuilt('versions.json') as OfflineVersion[];
    const later = versions.map((version) => ({ ...version, build: 'later' }));
    const content = JSON.stringify(later);
    host.published.set('/offline/versions.json', { type: 'application/json', content });
    await page.reload();
    await says('an update is available');
    await page.goto('/docs/3/intro');
    await untilNavbarIsLive(page);
    await page.getByRole('button', { name: 'Preferences' }).hover();
    await page.getByRole('link', { name: 'Read offline update available' }).waitFor();

    const { code } = await bundleWorker(process.cwd(), '/', false);
    host.published.set('/service-worker.js', { type: 'text/javascript', content: code });
    await page.goto('/docs/3/intro');
    // Another navigation would put the update of the worker off.
    await expect.poll(async () => (await storedBy(page)).caches).toBe(0);
    await expectNothing(page);
  });
});
