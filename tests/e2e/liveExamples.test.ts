import { gzipSync } from 'node:zlib';
import { load } from 'cheerio/slim';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupBy } from '../../plugins/publishing/search-records/groupBy';
import { violationsOf } from './support/axe';
import { hydrated, testBrowser, type WatchedPage } from './support/browser';
import { builtPages } from './support/builtSite';
import { isComplete } from './support/complete';
import { goOffline } from './support/network';

const { open, newPage } = testBrowser({ savesData: true });
const unused = testBrowser({ savesData: true, hasEmptyCache: true });

/** The most that an example may add to the HTML of its page, in bytes, gzipped. */
const MAX_BYTES = 5000;

const EXAMPLE = /<section[^>]* data-live-example=[\s\S]*?<\/template><\/template>/g;

const pages = builtPages()
  .map(({ route, html }) => ({ route, examples: html.match(EXAMPLE) ?? [] }))
  .filter(({ examples }) => examples.length > 0);

/** The id of a guide, which is the same in each version. */
const guideOf = ({ route }: { route: string }) => route.replace(/^\/docs\/(?:(?:\d+|next)\/)?/, '');

/**
 * Of how many guides one is chosen: where the run is not complete, one of its examples runs, in one of its versions. The
 * build has compiled and rendered them all.
 */
const STEP = 3;

/** The pages whose examples run: those of some guides come from one version after the other. */
const runPages = [...groupBy(pages, guideOf).values()].flatMap((versions, nth) => {
  if (isComplete) return versions;
  return nth % STEP === 0
    ? [versions[(nth / STEP) % versions.length] as (typeof pages)[number]]
    : [];
});

/** The example of a page that runs where one does: on one page after the other, the first, the second and so on. */
const chosenOf = (page: (typeof pages)[number]) => runPages.indexOf(page) % page.examples.length;

const examplesOf = (page: Page) => page.locator('[data-live-example]');
const runButton = (example: Locator) => example.getByRole('button', { name: 'Run and edit' });
const resultOf = (example: Locator) =>
  example.frameLocator('iframe[title="Preview"]').locator('#root');

/** Selects the tab that an example is in, where it is in one. */
const reveal = (example: Locator) =>
  example.evaluate((section) => {
    const panel = section.closest('[role="tabpanel"]');
    const nth = [...(panel?.parentElement?.children ?? [])].indexOf(panel as Element);
    const tabs = panel?.closest('.theme-tabs-container')?.querySelectorAll('[role="tab"]');
    (tabs?.[nth] as HTMLElement | undefined)?.click();
  });

/** The text in the shadow root of each example, which shows its result before it runs. */
const textsOf = (page: Page) =>
  page
    .locator('[data-live-example] [inert]')
    .evaluateAll((hosts) =>
      hosts.map((host) => host.shadowRoot?.querySelector('.body')?.textContent ?? ''),
    );

describe('a live example', () => {
  it('is on the pages of every version that has a sandbox, from 4 on', () => {
    const versions = new Set(
      pages.flatMap(({ examples }) =>
        examples.map((html) => /data-live-example="?(\d+)/.exec(html)?.[1]),
      ),
    );
    expect([...versions].sort()).toEqual(['4', '5', '6', '7', '8']);
  });

  it('runs here in a page of each of them', () => {
    const versions = (some: typeof pages) =>
      new Set(some.map(({ route }) => /^\/docs\/(\d+|next)?/.exec(route)?.[1]));
    expect(versions(runPages)).toEqual(versions(pages));
    expect(runPages.length).toBeGreaterThan(isComplete ? 100 : 15);
  });

  it('adds at most 5 KB to its page', () => {
    const sizes = pages.flatMap(({ route, examples }) =>
      examples.map((html) => ({ route, bytes: gzipSync(html).length })),
    );
    expect(sizes.filter(({ bytes }) => bytes > MAX_BYTES)).toEqual([]);
  });

  it('has its result in the HTML of each page', () => {
    const empty = pages.filter(({ examples }) =>
      examples.some((html) => load(html)('.body').text() === ''),
    );
    expect(empty.map(({ route }) => route)).toEqual([]);
  });

  describe('in a tab that has shown others', () => {
    let reader: WatchedPage;
    beforeAll(async () => {
      reader = await open('/docs/next/intro');
    });
    afterAll(() => reader.page.context().close());

    it.each(runPages)('of $route renders what the page showed before', async (guide) => {
      const { page, complaints } = reader;
      complaints.length = 0;
      await page.locator('main h1').evaluateAll(([title]) => title?.setAttribute('data-left', ''));
      await page.evaluate((to) => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, guide.route);
      await page.locator('main h1:not([data-left])').waitFor();
      // What is below the fold comes later.
      await expect.poll(() => examplesOf(page).count()).toBe(guide.examples.length);
      const before = await textsOf(page);
      const examples = await examplesOf(page).all();
      expect(before).toHaveLength(examples.length);
      expect(before).not.toContain('');
      for (const [index, example] of examples.entries()) {
        if (!isComplete && index !== chosenOf(guide)) continue;
        await reveal(example);
        await runButton(example).click();
        await example.locator('[data-status="rendered"], [data-status="failed"]').waitFor();
        expect(await example.getByRole('listitem').allTextContents()).toEqual([]);
        expect(await resultOf(example).textContent()).toBe(before[index]);
      }
      expect(complaints).toEqual([]);
    });
  });

  it('shows its result without scripts', async () => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto('/docs/next/intro');
    const still = examplesOf(page).first().locator('[data-static]').first();
    await still.locator('.queryBuilder').waitFor();
    expect(await still.locator('pre').textContent()).toBe("(model like 'Tour%' and price < 900)");
    expect(await still.evaluate((host) => (host as HTMLElement).inert)).toBe(true);
  });

  it('shows its result when the reader comes from another page', async () => {
    const { page, complaints } = await open('/docs/next/typescript');
    await page.getByRole('link', { name: 'Getting started' }).first().click();
    await examplesOf(page).first().locator('.queryBuilder').waitFor();
    expect(complaints).toEqual([]);
  });

  it('loads nothing before it is used, then the production build of React; edited code runs with the one that explains errors', async () => {
    const { page } = await unused.newPage();
    let requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/docs/next/intro', { waitUntil: 'networkidle' });
    expect(requests.filter((path) => /\/assets\/(?:sandbox|parts)\//.test(path))).toEqual([]);
    requests = [];
    const example = examplesOf(page).first();
    await runButton(example).click();
    await resultOf(example).locator('.queryBuilder').waitFor();
    const editor = example.getByRole('textbox', { name: 'Code of App.tsx' });
    await editor.fill('export default function App() { return <p>{{}}</p>; }');
    await example
      .getByRole('listitem')
      .getByText('Objects are not valid as a React child')
      .waitFor();
    const builds = requests.flatMap(
      (path) => /^\/assets\/sandbox\/(react(?:-production)?)-\w+\.js$/.exec(path)?.[1] ?? [],
    );
    expect([...new Set(builds)]).toEqual(['react-production', 'react']);
  });

  it('can be edited, reset, and opened in the sandbox with the edits', async () => {
    const { page, complaints } = await open('/docs/next/intro');
    const example = examplesOf(page).first();
    await runButton(example).click();
    const result = resultOf(example);
    await result.getByRole('button', { name: '+ Rule' }).click();
    await expect.poll(() => result.locator('.rule').count()).toBe(3);
    const editor = example.getByRole('textbox', { name: 'Code of App.tsx' });
    const reset = example.getByRole('button', { name: 'Reset' });
    expect(await reset.isDisabled()).toBe(true);

    await editor.fill('export default function App() { return <p>edited</p>; }');
    await result.getByText('edited').waitFor();
    await reset.click();
    await result.locator('.queryBuilder').waitFor();

    await editor.fill('export default function App() { return <p>again</p>; }');
    await example.getByRole('button', { name: 'Open in sandbox' }).click();
    await page.waitForURL('**/sandbox?v=8');
    await page.frameLocator('iframe[title="Preview"]').getByText('again').waitFor();
    expect(complaints).toEqual([]);
  });

  it('says what is wrong with the code, and keeps it', async () => {
    const { page } = await open('/docs/intro');
    const example = examplesOf(page).first();
    await runButton(example).click();
    const editor = example.getByRole('textbox', { name: /^Code of App/ });
    await editor.fill('export default function App() { throw new Error("no bikes"); }');
    await example.getByRole('listitem').getByText('no bikes').waitFor();
    expect(await editor.textContent()).toContain('no bikes');
    await editor.fill('import "nothing-here"; export default () => null;');
    await example.getByRole('listitem').filter({ hasText: 'no package "nothing-here"' }).waitFor();
  });

  it('can be tried again when its code does not load', async () => {
    const { page } = await unused.open('/docs/next/intro');
    await goOffline(page);
    const example = examplesOf(page).first();
    await runButton(example).click();
    await example.getByRole('alert').getByText('The example could not be loaded.').waitFor();
    await page.context().setOffline(false);
    await example.getByRole('button', { name: 'Try again' }).click();
    await resultOf(example).locator('.queryBuilder').waitFor();
  });

  it.each(['/docs/intro', '/docs/tips/managing-operators', '/docs/4/intro'])(
    'fits into a phone before it runs and while it runs: %s',
    async (path) => {
      const { page } = await newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(path);
      await hydrated(page);
      const widths = await page
        .locator('[data-live-example] [inert]')
        .evaluateAll((stills) => stills.map((still) => [still.scrollWidth, still.clientWidth]));
      expect(widths.length).toBeGreaterThan(0);
      expect(widths.filter(([content = 0, frame = 0]) => content > frame)).toEqual([]);
      const example = examplesOf(page).first();
      await runButton(example).click();
      await example.locator('[data-status="rendered"]').waitFor();
      const preview = example.frameLocator('iframe').locator('html');
      expect(
        await preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0);
    },
  );

  // What it is before it runs is checked with the pages of guides.
  it('is accessible while it runs, in a light window and in a dark, narrow one', async () => {
    const { page } = await newPage({ colorScheme: 'light' });
    await page.goto('/docs/components/rule');
    const example = examplesOf(page).first();
    await runButton(example).focus();
    await page.keyboard.press('Enter');
    await resultOf(example).waitFor();
    await example.locator('[data-status="rendered"]').waitFor();
    await example.getByRole('textbox', { name: /^Code of App/ }).waitFor();
    const scope = '[data-live-example]';
    expect(await violationsOf(page, { scope })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    expect(await violationsOf(page, { scope })).toEqual([]);
  });
});
