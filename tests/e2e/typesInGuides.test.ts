import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe';
import { hydrated, testBrowser } from './support/browser';
import { holdScripts } from './support/heldScripts';
import { intercept } from './support/network';

const { open, newPage } = testBrowser({ savesData: true });

const GUIDE = '/docs/utils/export';

/** The blocks below the heading of a member's example. */
const EXAMPLE_CODE =
  ':is(h2#example, [data-static]:has(> h2#example)) ~ :is(.theme-code-block, [data-static]) pre';

const tooltipOf = (page: Page) => page.getByRole('tooltip');

/** The first block of a guide that calls a function. */
const blockWith = (page: Page, name: string) =>
  page
    .locator('pre.language-tsx, pre.language-ts')
    .filter({ hasText: `${name}(` })
    .first();

/** The middle of a name in a block, in the window. */
async function centerOf(block: Locator, name: string): Promise<{ x: number; y: number }> {
  await block.scrollIntoViewIfNeeded();
  return block.evaluate((pre, wanted) => {
    const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const start = node.data.search(new RegExp(`\\b${wanted}\\b`));
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`The block has no ${wanted}.`);
  }, name);
}

async function hover(page: Page, block: Locator, name: string): Promise<void> {
  const { x, y } = await centerOf(block, name);
  await page.mouse.move(x, y);
}

describe('in a guide, the type of a name', () => {
  let page: Page;
  let complaints: string[];
  let block: Locator;
  const requests: string[] = [];

  beforeAll(async () => {
    ({ page, complaints } = await newPage());
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(GUIDE, { waitUntil: 'networkidle' });
    await hydrated(page);
    block = blockWith(page, 'formatQuery');
  });

  beforeEach(async () => {
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  });

  it('appears when the pointer rests on it, and costs nothing before', async () => {
    const before = requests.length;
    expect(requests.filter((path) => path.startsWith('/types/'))).toEqual([]);
    await hover(page, block, 'formatQuery');
    await tooltipOf(page).waitFor();
    expect(await tooltipOf(page).locator('code').textContent()).toBe(
      'function formatQuery(ruleGroup: RuleGroupTypeAny): string (+8 overloads)',
    );
    expect(requests.slice(before)).toContain(`/types${GUIDE}.json`);
    expect(await violationsOf(page, { scope: '[role="tooltip"]' })).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('has the first sentence of its description', async () => {
    await hover(page, block, 'formatQuery');
    const description = tooltipOf(page).getByRole('paragraph');
    expect(await description.textContent()).toMatch(/^Generates? .*\.$/);
  });

  it('stays while the pointer is on the tooltip, and goes with Escape', async () => {
    await hover(page, block, 'formatQuery');
    await tooltipOf(page).waitFor();
    const box = await tooltipOf(page).boundingBox();
    const name = await centerOf(block, 'formatQuery');
    await page.mouse.move(name.x, (box?.y ?? 0) + 10, { steps: 5 });
    // The pointer is on the tooltip: leaving the name does not count.
    expect(await tooltipOf(page).evaluate((tooltip) => tooltip.matches(':hover'))).toBe(true);
    await page.keyboard.press('Escape');
    await tooltipOf(page).waitFor({ state: 'detached' });
  });

  it('goes when the pointer leaves', async () => {
    await hover(page, block, 'formatQuery');
    await tooltipOf(page).waitFor();
    await page.mouse.move(0, 0);
    await tooltipOf(page).waitFor({ state: 'detached' });
  });

  it('does not come when the page has replaced the code since', async () => {
    const { page: own, complaints: ofPage } = await newPage();
    await own.clock.install();
    await own.goto(GUIDE);
    await hydrated(own);
    const pre = blockWith(own, 'formatQuery');
    const types = own.waitForResponse('**/types/**');
    await hover(own, pre, 'formatQuery');
    await types;
    await own.clock.runFor(1000);
    await tooltipOf(own).waitFor();
    await own.keyboard.press('Escape');
    await own.mouse.move(0, 0);
    await hover(own, pre, 'formatQuery');
    await pre.evaluate((element) => element.remove());
    await own.clock.runFor(1000);
    expect(await tooltipOf(own).count()).toBe(0);
    expect(ofPage).toEqual([]);
  });

  it('appears when the block has the focus, and arrow keys lead to the other names', async () => {
    // Focus by script counts as focus by keyboard while a key was the last thing used.
    await page.keyboard.press('Tab');
    await block.focus();
    const tooltip = tooltipOf(page);
    await tooltip.waitFor();
    const first = await tooltip.locator('code').textContent();
    expect(await block.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'));
    await page.keyboard.press('ArrowRight');
    expect(await tooltip.locator('code').textContent()).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await tooltip.locator('code').textContent()).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await tooltip.locator('code').textContent()).not.toBe(first);
    expect(await violationsOf(page, { scope: 'pre, [role="tooltip"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
    expect(await block.getAttribute('aria-describedby')).toBeNull();
  });

  it('is of the page that the reader has gone to', async () => {
    await hover(page, block, 'formatQuery');
    await tooltipOf(page).waitFor();
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== GUIDE);
    await tooltipOf(page).waitFor({ state: 'detached' });
    const other = page.locator('pre.language-tsx, pre.language-ts').first();
    await other.locator('.token-line').first().waitFor();
    await other.hover();
    const { pathname } = new URL(page.url());
    await expect.poll(() => requests).toContain(`/types${pathname}.json`);
    expect(complaints).toEqual([]);
  });
});

it('while the next page loads, a name has the type of the guide that is still shown', async () => {
  const { page, complaints } = await open(GUIDE);
  const block = blockWith(page, 'formatQuery');
  await block.scrollIntoViewIfNeeded();
  const scripts = await holdScripts(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/demo"]')?.click());
  await page.waitForURL('**/demo', { waitUntil: 'commit' });
  await scripts.untilAsked();
  // The next page waits for its scripts; the code that shows types comes.
  scripts.holdNoMore();
  const types = page.waitForRequest('**/types/**');
  await hover(page, block, 'formatQuery');
  expect(new URL((await types).url()).pathname).toBe(`/types${GUIDE}.json`);
  await scripts.letGo();
  await page.getByRole('heading', { level: 1, name: 'Demo' }).waitFor();
  expect(complaints).toEqual([]);
});

it('in a guide of another version, a name has the type of that version', async () => {
  const { page } = await open('/docs/4/api/export');
  await hover(page, blockWith(page, 'formatQuery'), 'formatQuery');
  await tooltipOf(page).waitFor();
  expect(await tooltipOf(page).locator('code').textContent()).toBe(
    'function formatQuery(ruleGroup: RuleGroupTypeAny): string (+6 overloads)',
  );
});

describe('in the examples of the API reference, a name', () => {
  it.each([
    ['/api/next/react-querybuilder/functions/add', 'RuleGroupType', 'interface RuleGroupType'],
    ['/api/react-querybuilder/functions/QueryBuilder', 'useState', 'function useState'],
  ])('has its type on %s', async (route, name, type) => {
    const { page, complaints } = await open(route);
    const example = page.locator(EXAMPLE_CODE).filter({ hasText: name }).first();
    await hover(page, example, name);
    await tooltipOf(page).getByText(type).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is no question where the page has no example', async () => {
    const { page, complaints } = await open('/api/react-querybuilder/type-aliases/Field');
    await page.locator('main pre').first().click();
    // The types of the next page arrive: those of this one would have been requested before.
    await page.goto('/api/react-querybuilder/functions/add');
    await hydrated(page);
    await hover(page, page.locator(EXAMPLE_CODE).first(), 'add');
    await tooltipOf(page).getByText('const add: <RG extends RuleGroupTypeAny>').waitFor();
    expect(complaints).toEqual([]);
  });
});

it('a tap on a name shows its type, and a tap elsewhere closes it', async () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } };
  const { page, complaints } = await open(GUIDE, phone);
  const block = blockWith(page, 'formatQuery');
  const { x, y } = await centerOf(block, 'formatQuery');
  await page.touchscreen.tap(x, y);
  const tooltip = tooltipOf(page);
  await tooltip.waitFor();
  const box = await tooltip.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('heading', { level: 1 }).dispatchEvent('click');
  await tooltip.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('types that cannot be loaded leave the code as it is, and are requested again', async () => {
  const { page } = await open(GUIDE);
  await intercept(page, '**/types/**', (route) => route.abort());
  const block = blockWith(page, 'formatQuery');
  const code = await block.textContent();
  await hover(page, block, 'formatQuery');
  await tooltipOf(page).getByText('The types could not be loaded').waitFor();
  expect(await block.textContent()).toBe(code);
  await page.unroute('**/types/**');
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await hover(page, block, 'formatQuery');
  await tooltipOf(page).getByText('function formatQuery').waitFor();
});

it('code of a demo requests no types', async () => {
  const { page, complaints } = await open('/demo');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/types/')) requests.push(pathname);
  });
  await page.getByRole('tab', { name: 'Code' }).click();
  const app = page.getByRole('tabpanel', { name: 'App.tsx' }).locator('pre');
  await app.hover();
  await app.click();
  await page.locator('.navbar__link[href="/docs/intro"]').first().click();
  const block = blockWith(page, 'useState');
  await hover(page, block, 'useState');
  await tooltipOf(page).waitFor();
  expect(requests).toEqual(['/types/docs/intro.json']);
  expect(complaints).toEqual([]);
});
