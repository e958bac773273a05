import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COLOR_RULES } from './support/axe';
import { testBrowser } from './support/browser';
import {
  addRule,
  chooseFromMenu,
  expectInSight,
  exported,
  MENUS,
  menusClosed,
  type Reader,
  routeOf,
  stageOf,
  UI_LIBRARIES,
  violations,
  WIDE_AND_NARROW,
} from './support/demo';

const { open } = testBrowser({ savesData: true });

async function openDemo(uiLibrary: string, { colorScheme, viewport }: Reader) {
  return open(routeOf(uiLibrary), { colorScheme, viewport, reducedMotion: 'reduce' });
}

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

describe.each(WIDE_AND_NARROW)('popups ($name)', (reader) => {
  it.each(Object.keys(MENUS))(
    'are readable menus that change the query in %s',
    async (uiLibrary) => {
      const { page, complaints } = await openDemo(uiLibrary, reader);
      const values = stageOf(page).locator('.rule-value');
      await choose(page, uiLibrary, values.nth(0), 'Kyoto', reader);
      await expect.poll(() => exported(page)).toContain('kyoto');
      await menusClosed(page, uiLibrary);
      await choose(page, uiLibrary, values.nth(2), 'Gravel', reader);
      await expect.poll(() => exported(page)).toContain('gravel');
      expect(complaints).toEqual([]);
    },
  );

  it.each(Object.keys(MENUS).filter((uiLibrary) => MENUS[uiLibrary]?.day))(
    'are readable calendars that change the query in %s',
    async (uiLibrary) => {
      const { page, complaints } = await openDemo(uiLibrary, reader);
      await addRule(page, uiLibrary, 'Ordered on');
      await expect.poll(() => exported(page)).toContain('2026-03-01');
      await stageOf(page).locator('.rule-value').last().click();
      const days = page.locator(MENUS[uiLibrary]?.day ?? '');
      await expectInSight(days);
      await expectReadable(page, reader);
      await days.filter({ hasText: /^17$/ }).first().click();
      await expect.poll(() => exported(page)).toContain('2026-03-17');
      expect(complaints).toEqual([]);
    },
  );

  it('are a readable multiselect menu that changes the query in fluent', async () => {
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

  it.each(UI_LIBRARIES.filter((uiLibrary) => !MENUS[uiLibrary]))(
    'are native menus and date inputs that change the query in %s',
    async (uiLibrary) => {
      const { page, complaints } = await openDemo(uiLibrary, reader);
      const selects = stageOf(page).getByTitle('Value').and(page.locator('select'));
      await selects.first().selectOption('kyoto');
      await expect.poll(() => exported(page)).toContain('kyoto');
      await addRule(page, uiLibrary, 'Ordered on');
      await stageOf(page).locator('input[type="date"]').fill('2026-03-17');
      await expect.poll(() => exported(page)).toContain('2026-03-17');
      expect(complaints).toEqual([]);
    },
  );
});
