import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADAPTERS } from './routes';
import { hydrated, testBrowser } from './support/browser';

const { newPage, open } = testBrowser();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LOOKS = ['default', ...ADAPTERS];

const routeOf = (look: string) => (look === 'default' ? '/demo' : `/demo/${look}`);
const stageOf = (page: Page) => page.locator('[data-look]');
const exported = (page: Page) => page.locator('[data-export] code').textContent();

/** Tall enough to show a whole demo, so that pictures need no scrolling. */
const READERS = [
  { name: 'light, wide', colorScheme: 'light', viewport: { width: 1300, height: 2200 } },
  { name: 'dark, wide', colorScheme: 'dark', viewport: { width: 1300, height: 2200 } },
  { name: 'light, narrow', colorScheme: 'light', viewport: { width: 360, height: 2200 } },
  { name: 'dark, narrow', colorScheme: 'dark', viewport: { width: 360, height: 2200 } },
] as const;
type Reader = (typeof READERS)[number];

const WIDE_AND_NARROW = [READERS[0], READERS[3]];

async function openDemo(look: string, { colorScheme, viewport }: Reader) {
  return open(routeOf(look), { colorScheme, viewport, reducedMotion: 'reduce' });
}

const picture = (page: Page) =>
  stageOf(page).screenshot({ animations: 'disabled', caret: 'hide', timeout: 20_000 });

/** Opens a demo the way a browser without scripts does, in the colour mode that one would be in. */
async function openWithoutScripts(look: string, { colorScheme, viewport }: Reader) {
  const { page } = await newPage({ colorScheme, viewport, javaScriptEnabled: false });
  await page.route(`**${routeOf(look)}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('data-theme=light');
    await route.fulfill({
      response,
      body: html.replace('data-theme=light', `data-theme=${colorScheme}`),
    });
  });
  await page.goto(routeOf(look));
  return page;
}

/** How many pixels of two pictures differ by more than the smoothing of an edge. */
async function differingPixels(page: Page, pictures: Buffer[]): Promise<number> {
  const sources = pictures.map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(async (urls) => {
    const [one, other] = await Promise.all(
      urls.map(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.width, height: image.height });
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      }),
    );
    if (one?.width !== other?.width || one?.height !== other?.height) return Infinity;
    const differs = (_: number, at: number) =>
      [0, 1, 2].some(
        (channel) =>
          Math.abs((one?.data[at * 4 + channel] ?? 0) - (other?.data[at * 4 + channel] ?? 0)) > 24,
      );
    return Array.from({ length: (one?.data.length ?? 0) / 4 }, differs).filter(Boolean).length;
  }, sources);
}

/**
 * The layout shift of a page, by the metric's own rule: what three loads out of four stay within. Each
 * load counts, whether it is good or bad.
 */
async function layoutShift(page: Page): Promise<number> {
  const measure = () =>
    page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
  const shifts = [await measure()];
  for (let load = 1; load < 4; load += 1) {
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    shifts.push(await measure());
  }
  return shifts.sort((one, other) => one - other)[2] as number;
}

describe.each(READERS)('before its scripts run: $name', (reader) => {
  it.each(LOOKS)('%s looks as it does after', async (look) => {
    const { page, complaints } = await newPage({
      colorScheme: reader.colorScheme,
      viewport: reader.viewport,
      reducedMotion: 'reduce',
    });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.total += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(routeOf(look), { waitUntil: 'networkidle' });
    await hydrated(page);
    const before = await picture(await openWithoutScripts(look, reader));
    // React may still finish what it put off while the page came up.
    await expect
      .poll(async () => differingPixels(page, [before, await picture(page)]), { timeout: 10_000 })
      .toBeLessThanOrEqual(10);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(complaints).toEqual([]);
  });
});

/** The looks whose menus are their own, and what an item of a menu and a day of a calendar is. */
const MENUS: Record<string, { item: string; day?: string }> = {
  antd: {
    item: '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
    day: '.ant-picker-cell-in-view',
  },
  mantine: { item: '[role="option"]', day: '.mantine-DatePickerInput-day:not([data-outside])' },
  material: { item: '[role="option"]' },
  tremor: { item: '[role="option"]', day: '[role="gridcell"]' },
};

type Axe = { run(scope: string, options: object): Promise<AxeResults> };

/** What axe finds in the demo; polled, because a popup that fades covers what is under it. */
async function violations(page: Page, runOnly: string[] | object): Promise<string[]> {
  await page.evaluate(AXE);
  // The site's bar stays in sight, over what is scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0));
  const results = await page.evaluate(
    (rules) => (window as unknown as { axe: Axe }).axe.run('[data-look]', { runOnly: rules }),
    runOnly,
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Of an open popup only the colours: the rest is the library's own. */
const unreadable = (page: Page) => violations(page, { type: 'rule', values: ['color-contrast'] });

/** Expects all of an opening popup's items in sight: in the window, with nothing over them. */
async function expectInSight(items: Locator): Promise<void> {
  await items.first().waitFor();
  const covered = () =>
    items.evaluateAll((elements) =>
      elements
        .filter((element) => {
          // A long list scrolls inside its popup.
          element.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return !hit || !element.contains(hit);
        })
        .map((element) => element.textContent),
    );
  await expect.poll(covered).toEqual([]);
}

async function expectReadable(page: Page, { viewport }: Reader): Promise<void> {
  await expect.poll(() => unreadable(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
}

/** Opens the menu of a control, looks at it, and takes one of its items. */
async function choose(page: Page, look: string, control: Locator, name: string, reader?: Reader) {
  await control.click();
  const items = page.locator(MENUS[look]?.item ?? '').filter({ visible: true });
  await expectInSight(items);
  if (reader) await expectReadable(page, reader);
  await items.filter({ hasText: name }).first().click();
}

/** Waits until no menu is left, not even one that is fading. */
async function menusClosed(page: Page, look: string) {
  const items = page.locator(MENUS[look]?.item ?? '').filter({ visible: true });
  await expect.poll(() => items.count()).toBe(0);
}

/** Adds a rule for a field. */
async function addRule(page: Page, look: string, label: string) {
  await stageOf(page).locator('.ruleGroup-addRule').first().click();
  if (MENUS[look]) {
    await choose(page, look, stageOf(page).locator('.rule-fields').last(), label);
    await menusClosed(page, look);
  } else {
    const fields = stageOf(page).getByTitle('Fields').and(page.locator('select'));
    await fields.last().selectOption({ label });
  }
}

describe.each(WIDE_AND_NARROW)('popups: $name', (reader) => {
  it.each(Object.keys(MENUS))('%s: menus open, can be read, and change the query', async (look) => {
    const { page, complaints } = await openDemo(look, reader);
    const values = stageOf(page).locator('.rule-value');
    await choose(page, look, values.nth(0), 'Kyoto', reader);
    await expect.poll(() => exported(page)).toContain('kyoto');
    await menusClosed(page, look);
    await choose(page, look, values.nth(2), 'Gravel', reader);
    await expect.poll(() => exported(page)).toContain('gravel');
    expect(complaints).toEqual([]);
  });

  it.each(Object.keys(MENUS).filter((look) => MENUS[look]?.day))(
    '%s: calendars open, can be read, and change the query',
    async (look) => {
      const { page, complaints } = await openDemo(look, reader);
      await addRule(page, look, 'Ordered on');
      await expect.poll(() => exported(page)).toContain('2026-03-01');
      await stageOf(page).locator('.rule-value').last().click();
      const days = page.locator(MENUS[look]?.day ?? '');
      await expectInSight(days);
      await expectReadable(page, reader);
      await days.filter({ hasText: /^17$/ }).first().click();
      await expect.poll(() => exported(page)).toContain('2026-03-17');
      expect(complaints).toEqual([]);
    },
  );

  it('fluent: the menu of several values opens, can be read, and changes the query', async () => {
    const { page, complaints } = await openDemo('fluent', reader);
    await stageOf(page).locator('button[role="combobox"]').click();
    const items = page.locator('[role="menuitemcheckbox"], [role="option"]').filter({
      visible: true,
    });
    await expectInSight(items.filter({ hasText: 'Gravel' }));
    await expectReadable(page, reader);
    await items.filter({ hasText: 'Gravel' }).click();
    await expect.poll(() => exported(page)).toContain('gravel');
    expect(complaints).toEqual([]);
  });

  it.each(['default', 'bootstrap', 'bulma', 'chakra', 'fluent'])(
    '%s: native menus and dates change the query',
    async (look) => {
      const { page, complaints } = await openDemo(look, reader);
      const selects = stageOf(page).getByTitle('Value').and(page.locator('select'));
      await selects.first().selectOption('kyoto');
      await expect.poll(() => exported(page)).toContain('kyoto');
      await addRule(page, look, 'Ordered on');
      await stageOf(page).locator('input[type="date"]').fill('2026-03-17');
      await expect.poll(() => exported(page)).toContain('2026-03-17');
      expect(complaints).toEqual([]);
    },
  );
});

describe.each(WIDE_AND_NARROW)('every kind of value editor: $name', (reader) => {
  const labels = ['Ordered on', 'Picked up at', 'Paid', 'Customer'];

  it.each(LOOKS)('axe finds nothing in %s', async (look) => {
    const { page, complaints } = await openDemo(look, reader);
    for (const label of labels) await addRule(page, look, label);
    await expect.poll(() => violations(page, STANDARD)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(reader.viewport.width);
    expect(complaints).toEqual([]);
  });
});

describe('what a demo leaves behind', () => {
  const traces = (page: Page) =>
    page.evaluate(() => ({
      elements: [document.documentElement, document.body].map((element) =>
        [...element.attributes]
          // What Docusaurus itself notes of the attributes that it has set, in the order it did.
          .filter(({ name }) => name !== 'data-rh')
          .map(({ name, value }) => `${name}=${value}`)
          .sort(),
      ),
      children: [...document.body.children].map(({ tagName, id }) => `${tagName}#${id}`),
      stored: Object.keys(localStorage).sort(),
    }));

  it.each(LOOKS)('%s leaves nothing on the root, the body or in storage', async (look) => {
    const fresh = await open('/discord');
    const expected = await traces(fresh.page);
    const { page, complaints } = await openDemo(look, READERS[0]);
    const value = stageOf(page).locator('.rule-value').first();
    await value.click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await page.waitForURL('**/discord');
    await stageOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => traces(page)).toEqual(expected);
    expect(complaints).toEqual([]);
  });
});
