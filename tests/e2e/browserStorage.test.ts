import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { UNRELEASED_MAJOR } from '../../config/versions';
import { hydrated, testBrowser } from './support/browser';
import { searchWindow } from './support/searchWindow';
import { LATEST_LABEL } from './support/versionLabels';

const { newPage, open } = testBrowser({ savesData: true });

/** A page that is fast to open. */
const PAGE = '/docs/category/components';

const UNAVAILABLE = 'Docusaurus browser storage is not available.';
/** What Docusaurus puts behind each key, so that two sites of one host do not share them. */
const NAMESPACE = (
  JSON.parse(readFileSync('.docusaurus/site-storage.json', 'utf8')) as { namespace: string }
).namespace;
const THEME_KEY = `theme${NAMESPACE}`;
const PACKAGE_MANAGER_KEY = `docusaurus.tab.npm2yarn${NAMESPACE}`;
const LANGUAGE_KEY = `docusaurus.tab.language${NAMESPACE}`;
const VERSION_KEY = `docs-preferred-version-default${NAMESPACE}`;

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const goTo = (page: Page, link: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: link }).click();

/** Uses every feature that stores something: the color mode, the announcement, the version and the search. */
async function useEverything(page: Page): Promise<void> {
  // From the mode of the system to the other one and back, and in the end to dark.
  const modes = (await theme(page)) === 'light' ? ['dark', 'light', 'dark'] : ['light', 'dark'];
  for (const mode of modes) {
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
    await page.locator(`html[data-theme-choice="${mode}"]`).waitFor({ state: 'attached' });
    expect(await theme(page)).toBe(mode);
  }
  const bar = page.getByRole('banner').filter({ hasText: `Version ${UNRELEASED_MAJOR}` });
  await bar.getByRole('button', { name: 'Close' }).click();
  await bar.waitFor({ state: 'hidden' });
  await page.locator('.navbar .dropdown', { hasText: LATEST_LABEL }).first().hover();
  await page.locator('.navbar .dropdown__menu a', { hasText: /^6/ }).first().click();
  await page.waitForURL('**/docs/6/**');
  const { search, options, dialog } = searchWindow(page);
  await search('drag handle');
  await options.first().click();
  await dialog.waitFor({ state: 'detached' });
  expect(await theme(page)).toBe('dark');
  await goTo(page, 'Demo');
  await page.waitForURL('**/demo');
  await page.getByRole('heading', { level: 1, name: 'Demo' }).waitFor();
}

describe('browser storage', () => {
  it('that is forbidden causes one warning in each document and no other change', async () => {
    const { page, complaints } = await newPage({ colorScheme: 'light' });
    const types = new Set<string>();
    page.on('console', (message) => {
      if (message.text().startsWith(UNAVAILABLE)) types.add(message.type());
    });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto(PAGE);
    await hydrated(page);
    await useEverything(page);
    // A demo has a document of its own.
    await expect
      .poll(() => complaints.map((text) => text.split('\n')[0]))
      .toEqual([UNAVAILABLE, UNAVAILABLE]);
    expect([...types]).toEqual(['warning']);
    // What was chosen was for that document alone.
    await page.goto(PAGE);
    await hydrated(page);
    expect(await theme(page)).toBe('light');
    const bar = page.getByRole('banner').filter({ hasText: `Version ${UNRELEASED_MAJOR}` });
    expect(await bar.isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('data-theme-choice')).toBe('system');
    await searchWindow(page).open();
    await page.getByText('No recent searches').waitFor();
  });

  it('that is full keeps its content and causes no other change', async () => {
    const { page, complaints } = await open('/');
    await page.evaluate(() => {
      localStorage.setItem('reader', 'kept');
      // Halves, until not even one character fits.
      for (let size = 2 ** 23; size >= 1; size /= 2) {
        try {
          localStorage.setItem(`fill-${size}`, 'x'.repeat(size));
        } catch {}
      }
    });
    await page.goto(PAGE);
    await hydrated(page);
    await useEverything(page);
    expect(await page.evaluate(() => localStorage.getItem('reader'))).toBe('kept');
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.filter((text) => !text.startsWith('Docusaurus storage error'))).toEqual([]);
  });

  it('that contains garbage is treated as empty on every page', async () => {
    const { page, complaints } = await open(PAGE, { colorScheme: 'dark' });
    await useEverything(page);
    await page.goto('/docs/intro');
    await hydrated(page);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByRole('tab', { name: 'JavaScript' }).first().click();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toEqual(
      expect.arrayContaining([THEME_KEY, VERSION_KEY, PACKAGE_MANAGER_KEY, LANGUAGE_KEY]),
    );
    expect(keys.length).toBeGreaterThan(4);
    const paths = ['/docs/intro', '/demo', '/search?q=drag'];
    const values = ['{"', '[1]', '{}', '<b>"\u0000\uD800', 'x'.repeat(100_000)];
    for (const [nth, garbage] of values.entries()) {
      await page.evaluate(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(name, value);
        },
        [keys, garbage] as const,
      );
      await page.goto(paths[nth % paths.length] as string);
      await hydrated(page);
      expect(await theme(page)).toBe('dark');
      await searchWindow(page).open();
      expect(await page.getByText('This page crashed.').count()).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

  it('that contains a docs version that no longer exists is cleared', async () => {
    const { page, complaints } = await open('/', {
      storageState: {
        cookies: [],
        origins: [{ origin: inject('siteUrl'), localStorage: [{ name: VERSION_KEY, value: '2' }] }],
      },
    });
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), VERSION_KEY))
      .toBeNull();
    const docs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' });
    expect(await docs.first().getAttribute('href')).toBe('/docs/intro');
    expect(complaints).toEqual([]);
  });

  it('updates the page when another tab changes it: color mode, package manager, garbage', async () => {
    const { page, complaints } = await open('/docs/intro', { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto('/docs/next/intro');
    await hydrated(other);

    const store = (key: string, value: string) =>
      other.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await store(THEME_KEY, 'dark');
    await expect.poll(() => theme(page)).toBe('dark');
    await store(THEME_KEY, 'purple');
    await expect.poll(() => theme(page)).toBe('light');

    await other.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'pnpm' }).first().waitFor();
    await store(PACKAGE_MANAGER_KEY, 'tar');
    await other.evaluate(() => localStorage.clear());
    expect(await page.locator('[role="tab"][aria-selected="true"]').first().textContent()).toBe(
      'pnpm',
    );
    expect(complaints).toEqual([]);
  });

  it('keeps the programming language that a reader chose, for all files', async () => {
    const { page, complaints } = await open('/docs/next/intro');
    const files = () =>
      page.locator('.code-block-title:visible', { hasText: /^src\/(?!export)/ }).allTextContents();
    await page.getByRole('tab', { name: 'JavaScript' }).last().click();
    const chosen = await files();
    expect(chosen).toContain('src/fields.js');
    expect(chosen.filter((name) => /\.tsx?$/.test(name))).toEqual([]);
    await page.goto('/docs/intro');
    await hydrated(page);
    await expect.poll(files).toEqual(chosen);
    expect(complaints).toEqual([]);
  });

  it('keeps the same code language in both tabs', async () => {
    const { page, complaints } = await open(PAGE);
    const other = await page.context().newPage();
    await other.goto('/docs/category/styling');
    await hydrated(other);
    const languages = other.locator('.navbar .dropdown', { hasText: 'English' }).first();
    await languages.hover();
    await languages.getByRole('link', { name: 'English', exact: true }).last().click();
    await hydrated(other);
    for (const tab of [page, other]) {
      expect(await tab.locator('html').getAttribute('lang')).toBe('en');
    }
    expect(new URL(other.url()).pathname).toBe('/docs/category/styling');
    expect(await page.locator('main h1').textContent()).toBe('Components');
    expect(complaints).toEqual([]);
  });
});
