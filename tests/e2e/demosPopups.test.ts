import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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
  violations,
  WIDE_AND_NARROW,
} from './support/demo';

const { open } = testBrowser();

async function openDemo(look: string, { colorScheme, viewport }: Reader) {
  return open(routeOf(look), { colorScheme, viewport, reducedMotion: 'reduce' });
}

/** Of an open popup only the colours: the rest is the library's own. */
const unreadable = (page: Page) => violations(page, '[data-look]', ['color-contrast']);

async function expectReadable(page: Page, { viewport }: Reader): Promise<void> {
  await expect.poll(() => unreadable(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
}

/** Opens the menu of a control, looks at it, and takes one of its items. */
const choose = (page: Page, look: string, control: Locator, name: string, reader: Reader) =>
  chooseFromMenu(page, look, control, name, () => expectReadable(page, reader));

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
