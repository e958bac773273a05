import fs from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { GUIDES_VERSIONS } from '../../config/versions';
import { hydrated, testBrowser } from './support/browser';
import { LATEST_LABEL } from './support/versionLabels';
import { docsRoutes, versionLinks } from './support/versionLinks';

const { open } = testBrowser({ savesData: true });
const BUILD = 'build';

const routes = docsRoutes(BUILD);
const htmlOf = (route: string) => fs.readFileSync(`${BUILD}${route}.html`, 'utf8');

describe('the version switch', () => {
  const links = routes.flatMap((route) => versionLinks(BUILD, route));

  it('is on every page of every docs version', () => {
    for (const { route } of GUIDES_VERSIONS) {
      expect(routes).toContain(`${route}/intro`);
    }
    expect(routes.length).toBeGreaterThan(150);
    expect(links.length).toBe(routes.length * GUIDES_VERSIONS.length);
  });

  it('always leads to a page of the chosen version', () => {
    const lost = links.filter(({ to, version }) => {
      const inVersion = to.startsWith(`${version.route}/`);
      return !inVersion || !fs.existsSync(`${BUILD}${to}.html`);
    });
    expect(lost).toEqual([]);
  });

  it('keeps the topic, or says that it leads to the nearest page', () => {
    // A page that another one forwards to is the same topic under its newer id.
    const unsaid = links.filter(({ from, to, isNearest, version }) => {
      const idOf = (route: string, base: string) => route.slice(base.length + 1);
      const base = GUIDES_VERSIONS.map(({ route }) => route)
        .filter((route) => from.startsWith(`${route}/`))
        .sort((one, other) => other.length - one.length)[0] as string;
      return isNearest && idOf(from, base) === idOf(to, version.route);
    });
    expect(unsaid).toEqual([]);
    expect(links.filter(({ isNearest }) => isNearest).length).toBeGreaterThan(50);
  });

  it('keeps the reader on a topic when the page id differs', async () => {
    const { page, complaints } = await open('/docs/5/api/export');
    await page.locator('.navbar .dropdown').first().hover();
    await page.getByRole('link', { name: LATEST_LABEL, exact: true }).click();
    await page.waitForURL('**/docs/utils/export');
    await page.getByRole('heading', { level: 1, name: 'Export a query' }).waitFor();
    expect(await page.getByText('has no page on that topic').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says that a version has no page on the topic, and links back', async () => {
    const { page, complaints } = await open('/docs/components/shiftactions');
    await page.locator('.navbar .dropdown').first().hover();
    await page.getByRole('link', { name: '5 nearest page', exact: true }).click();
    await page.waitForURL('**/docs/5/api/querybuilder');
    const note = page.getByText('Version 5 has no page on that topic. This is the nearest one.');
    await note.waitFor();
    await page.reload();
    await hydrated(page);
    await note.waitFor();
    await page.getByRole('link', { name: `Back to version ${LATEST_LABEL}` }).click();
    await page.waitForURL('**/docs/components/shiftactions');
    await note.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('leads from a category to the same category, and from the banner to the same topic', async () => {
    const { page } = await open('/docs/4/category/tips--tricks');
    await page.locator('.navbar .dropdown').first().hover();
    await page.getByRole('link', { name: '6', exact: true }).click();
    await page.waitForURL('**/docs/6/category/tips--tricks');
    await page.goto('/docs/4/api/classnames');
    await hydrated(page);
    await page.getByRole('link', { name: 'latest version' }).click();
    await page.waitForURL('**/docs/styling/classnames');
  });

  it('leads from a category that a version does not have to the nearest one', async () => {
    const { page } = await open('/docs/category/utilities');
    await page.locator('.navbar .dropdown').first().hover();
    await page.getByRole('link', { name: '5 nearest page', exact: true }).click();
    await page.waitForURL('**/docs/5/category/api');
    await page.getByText('Version 5 has no page on that topic. This is the nearest one.').waitFor();
  });

  it('knows the versions of a page that the reader has come to', async () => {
    const { page, complaints } = await open('/docs/intro');
    await page.getByRole('link', { name: 'TypeScript', exact: true }).first().click();
    await page.waitForURL('**/docs/typescript');
    await page.locator('.navbar .dropdown').first().hover();
    await page.getByRole('link', { name: '6', exact: true }).click();
    await page.waitForURL('**/docs/6/typescript');
    expect(complaints).toEqual([]);
  });
});

describe('search engines', () => {
  const canonical = (route: string) => load(htmlOf(route))('link[rel="canonical"]').attr('href');
  const SITE = 'https://react-querybuilder.js.org';

  it.each([
    ['/docs/4/api/classnames', '/docs/styling/classnames'],
    ['/docs/6/utils/export', '/docs/utils/export'],
    ['/docs/next/intro', '/docs/intro'],
    ['/docs/5/category/tips--tricks', '/docs/category/tips--tricks'],
    ['/docs/5/category/api', '/docs/5/category/api'],
    ['/docs/components/rule', '/docs/components/rule'],
  ])('are led from %s to %s', (route, latest) => {
    expect(canonical(route)).toBe(`${SITE}${latest}`);
  });

  it('find guides and references of other versions in the sitemap, with a lower priority', () => {
    const $ = load(fs.readFileSync(`${BUILD}/sitemap.xml`, 'utf8'), { xml: true });
    const priority = (path: string) =>
      $('url')
        .filter((_, url) => $('loc', url).text() === `${SITE}${path}`)
        .find('priority')
        .text();
    expect(priority('/docs/intro')).toBe('0.5');
    expect(priority('/demo')).toBe('0.5');
    expect(priority('/api/react-querybuilder')).toBe('0.5');
    expect(priority('/api/next/react-querybuilder')).toBe('0.2');
    for (const base of ['/docs/next', '/docs/6', '/docs/5', '/docs/4', '/docs/3']) {
      expect(priority(`${base}/intro`), base).toBe('0.2');
    }
  });
});

describe('the changes between two versions', () => {
  it.each(['3-to-4', '4-to-5', '5-to-6', '6-to-7', '7-to-8'])(
    'have a row each: %s',
    async (step) => {
      const { page, complaints } = await open(`/changes/${step}`);
      const [from, to] = step.split('-to-');
      await page
        .getByRole('heading', { level: 1, name: `from version ${from} to ${to}` })
        .waitFor();
      expect(await page.locator('main tbody tr').count()).toBeGreaterThan(50);
      expect(complaints).toEqual([]);
    },
  );

  it('are linked from the migration guide, and can be filtered by name', async () => {
    const { page } = await open('/docs/migrate');
    await page.getByRole('link', { name: 'All changes', exact: true }).click();
    await page.waitForURL('**/changes/6-to-7');
    await page.getByLabel('Show only names with').fill('parseSQL');
    await page.waitForURL('**/changes/6-to-7?name=parseSQL');
    const rows = page.locator('main tbody tr');
    await expect.poll(() => rows.count()).toBeLessThan(20);
    const moved = page.getByRole('table', { name: 'Functions and hooks: Moved to another module' });
    await moved.getByRole('row').filter({ hasText: 'react-querybuilder/parseSQL' }).waitFor();
    await page.getByLabel('Show only names with').fill('nothing like it');
    await page.getByText('No changes match these filters.').waitFor();
  });

  it('can be filtered by kind and package with the keyboard, and the address keeps the filter', async () => {
    const { page, complaints } = await open('/changes/6-to-7');
    const status = page.getByRole('status').filter({ hasText: 'changes' });
    const all = await status.textContent();
    for (const name of ['Props', 'Changed']) {
      await page.getByRole('checkbox', { name, exact: true }).press('Space');
    }
    await page.waitForURL('**/changes/6-to-7?what=props&how=changed');
    expect(await page.locator('main h2').allTextContents()).toHaveLength(1);
    const defaults = page.getByRole('table', { name: 'Props of QueryBuilder: Default changed' });
    const onAddRule = defaults.getByRole('row').filter({ hasText: 'onAddRule' });
    expect(await onAddRule.getByRole('cell').allTextContents()).toEqual([
      '(value) => value',
      '() => true',
    ]);
    // Both defaults are stated: a version whose code gives it otherwise has not removed it.
    expect(await defaults.getByRole('cell').filter({ hasText: /^$/ }).count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await onAddRule.waitFor();
    await page.getByRole('button', { name: 'Clear the filters' }).press('Enter');
    await expect.poll(() => status.textContent()).toBe(all);
    await page.getByLabel('Package').selectOption('@react-querybuilder/antd');
    await page.waitForURL('**/changes/6-to-7?package=*antd');
    await expect.poll(() => status.textContent()).not.toBe(all);
    const names = await page.locator('main tbody th').allTextContents();
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !/antd/i.test(name))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('have a table of contents, anchors, and links to the pages of their names', async () => {
    const { page, complaints } = await open('/changes/6-to-7#types-ruletype-path');
    const row = page.locator('#types-ruletype-path');
    await row.waitFor();
    const link = row.getByRole('link', { name: 'RuleType.path', exact: true });
    expect(await link.getAttribute('href')).toBe(
      '/api/react-querybuilder/interfaces/RuleType#property-path',
    );
    // Only the group that the address leads into is long; the others are collapsed.
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const target = page.locator('#functions-added-list');
    expect(await target.isVisible()).toBe(false);
    const section = contents.getByRole('listitem').filter({ hasText: 'Functions and hooks' });
    await section.getByRole('link', { name: 'Added' }).press('Enter');
    await target.waitFor();
    expect(complaints).toEqual([]);

    const { page: withoutScripts } = await open('/changes/6-to-7#functions-added-list', {
      javaScriptEnabled: false,
    });
    await withoutScripts.locator('#functions-added-list').waitFor();
    expect(await withoutScripts.getByLabel('Show only names with').isVisible()).toBe(false);
  });

  it('are on pages of a usable length', async () => {
    const { page } = await open('/changes/6-to-7');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(8000);
  });
});
