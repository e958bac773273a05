import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COLOR_RULES } from './support/axe';
import { testBrowser } from './support/browser';
import { isComplete, someOf } from './support/complete';
import {
  addRule,
  chooseFromMenu,
  expectInSight,
  exported,
  MENUS,
  menusClosed,
  type Reader,
  routeOf,
  showTo,
  stageOf,
  UI_LIBRARIES,
  violations,
  WIDE_AND_NARROW,
} from './support/demo';

const { open } = testBrowser({ savesData: true });

const openDemo = (uiLibrary: string) => open(routeOf(uiLibrary), { reducedMotion: 'reduce' });

/** Of an open popup only the colors: the rest is the library's own. */
const unreadable = (page: Page) => violations(page, '[data-ui-library]', COLOR_RULES);

async function expectReadable(page: Page, { viewport }: Reader): Promise<void> {
  await expect.poll(() => unreadable(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
}

/** Opens the menu of a control, looks at it, and takes one of its items. */
const choose = (page: Page, uiLibrary: string, control: Locator, name: string, reader: Reader) =>
  chooseFromMenu(page, uiLibrary, control, name, () => expectReadable(page, reader));

const WITH_POPUPS = Object.keys(MENUS);
const WITH_MENUS = someOf(WITH_POPUPS, WITH_POPUPS.length / 2);
const WITH_CALENDARS = WITH_POPUPS.filter(
  (uiLibrary) => MENUS[uiLibrary]?.day && (isComplete || !WITH_MENUS.includes(uiLibrary)),
);

/** A complete run shows every popup to both readers, another one the menus or the calendar of a UI library to one. */
const readersOf = (uiLibrary: string) =>
  WIDE_AND_NARROW.filter((_, nth) => isComplete || WITH_POPUPS.indexOf(uiLibrary) % 2 === nth);

/** Takes back what a reader has chosen, before the next one does. */
async function takeBack(page: Page, chosen: string): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => exported(page)).not.toContain(chosen);
}

it('the variables of Mantine are in its stylesheet, and not in the HTML as well', () => {
  const html = fs.readFileSync(`build${routeOf('mantine')}.html`, 'utf8');
  expect(html).toMatch(/mantine-Select-input/);
  expect(html).not.toMatch(/--mantine-color-\w+:/);
});

describe('popups', () => {
  it('are not in the HTML of a demo before they are opened', () => {
    const pages = UI_LIBRARIES.map((id) => fs.readFileSync(`build${routeOf(id)}.html`, 'utf8'));
    const open = pages.map((html) => html.match(/role="?(?:option|gridcell|menuitem)/g)?.length);
    expect(open.filter(Boolean)).toEqual([]);
  });

  it.each(WITH_MENUS)('are readable menus that change the query in %s', async (uiLibrary) => {
    const { page, complaints } = await openDemo(uiLibrary);
    const values = stageOf(page).locator('.rule-value');
    for (const reader of readersOf(uiLibrary)) {
      await showTo(page, reader);
      await choose(page, uiLibrary, values.nth(0), 'Kyoto', reader);
      await expect.poll(() => exported(page)).toContain('kyoto');
      await menusClosed(page, uiLibrary);
      await choose(page, uiLibrary, values.nth(2), 'Gravel', reader);
      await expect.poll(() => exported(page)).toContain('gravel');
      await page.keyboard.press('Escape');
      await menusClosed(page, uiLibrary);
      await takeBack(page, 'gravel');
      await takeBack(page, 'kyoto');
    }
    expect(complaints).toEqual([]);
  });

  it.each(WITH_CALENDARS)(
    'are readable calendars that change the query in %s',
    async (uiLibrary) => {
      const { page, complaints } = await openDemo(uiLibrary);
      await addRule(page, uiLibrary, 'Ordered on');
      await expect.poll(() => exported(page)).toContain('2026-03-01');
      const days = page.locator(MENUS[uiLibrary]?.day ?? '').filter({ visible: true });
      for (const reader of readersOf(uiLibrary)) {
        await showTo(page, reader);
        await stageOf(page).locator('.rule-value').last().click();
        await expectInSight(days);
        await expectReadable(page, reader);
        await days.filter({ hasText: /^17$/ }).first().click();
        await expect.poll(() => exported(page)).toContain('2026-03-17');
        await expect.poll(() => days.count()).toBe(0);
        await takeBack(page, '2026-03-17');
      }
      expect(complaints).toEqual([]);
    },
  );

  it('are a readable multiselect menu that changes the query in fluent', async () => {
    const { page, complaints } = await openDemo('fluent');
    const items = page.locator('[role="menuitemcheckbox"], [role="option"]').filter({
      visible: true,
    });
    for (const reader of WIDE_AND_NARROW) {
      await showTo(page, reader);
      await stageOf(page).locator('button[role="combobox"]').click();
      await expectInSight(items.filter({ hasText: 'Gravel' }));
      await expectReadable(page, reader);
      await items.filter({ hasText: 'Gravel' }).click();
      await expect.poll(() => exported(page)).toContain('gravel');
      await page.keyboard.press('Escape');
      await expect.poll(() => items.count()).toBe(0);
      await takeBack(page, 'gravel');
    }
    expect(complaints).toEqual([]);
  });
});

const WITHOUT_POPUPS = UI_LIBRARIES.filter((uiLibrary) => !MENUS[uiLibrary]);

it.each(someOf(WITHOUT_POPUPS, 3))(
  'native menus and date inputs change the query in %s',
  async (uiLibrary) => {
    const { page, complaints } = await open(routeOf(uiLibrary));
    const selects = stageOf(page).getByTitle('Value').and(page.locator('select'));
    await selects.first().selectOption('kyoto');
    await expect.poll(() => exported(page)).toContain('kyoto');
    await addRule(page, uiLibrary, 'Ordered on');
    await stageOf(page).locator('input[type="date"]').fill('2026-03-17');
    await expect.poll(() => exported(page)).toContain('2026-03-17');
    expect(complaints).toEqual([]);
  },
);
