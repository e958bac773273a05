import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ADAPTERS } from '../routes';
import { violationsOf } from './axe';

/** The looks of the demo. */
export const LOOKS = ['default', ...ADAPTERS];

/** Where the demo in a look is. */
export const routeOf = (look: string) => (look === 'default' ? '/demo' : `/demo/${look}`);

/** What belongs to the UI library. */
export const stageOf = (page: Page) => page.locator('[data-look]');

/** The exported text, without its line breaks, which are elements. */
export const exported = (page: Page) => page.locator('[data-export] code').textContent();

/** Tall enough to show a whole demo, so that pictures need no scrolling. */
export const READERS = [
  { name: 'light, wide', colorScheme: 'light', viewport: { width: 1300, height: 2200 } },
  { name: 'dark, wide', colorScheme: 'dark', viewport: { width: 1300, height: 2200 } },
  { name: 'light, narrow', colorScheme: 'light', viewport: { width: 360, height: 2200 } },
  { name: 'dark, narrow', colorScheme: 'dark', viewport: { width: 360, height: 2200 } },
] as const;

/** How a reader's browser is set. */
export type Reader = (typeof READERS)[number];

export const WIDE_AND_NARROW = [READERS[0], READERS[3]];

/** Chooses an export format. */
export async function chooseFormat(page: Page, format: string): Promise<void> {
  await page.getByLabel('Format', { exact: true }).selectOption(format);
  await page.locator(`[data-export="${format}"]`).waitFor();
}

/** What the page shows as JSON: the query as it is. */
export async function queryOf(page: Page): Promise<unknown> {
  return JSON.parse(
    (await page.locator('[data-export="json_without_ids"] code').textContent()) ?? '',
  );
}

/** The parts of a query, top down: field names of rules, and lists for groups. */
export async function orderOf(page: Page): Promise<unknown> {
  const names = (part: { rules?: unknown[]; field?: string }): unknown =>
    part.rules ? part.rules.map((inner) => names(inner as never)) : part.field;
  return names((await queryOf(page)) as never);
}

/** Switches an option; the panel is closed where there is little room. */
export async function setOption(page: Page, label: string, on: boolean): Promise<void> {
  const box = page.getByRole('checkbox', { name: label, exact: true });
  if (!(await box.isVisible())) await page.getByRole('button', { name: 'Options' }).click();
  await box.setChecked(on);
}

/** The looks whose menus are their own, and what an item of a menu and a day of a calendar is. */
export const MENUS: Record<string, { item: string; day?: string }> = {
  antd: {
    item: '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
    day: '.ant-picker-cell-in-view',
  },
  mantine: { item: '[role="option"]', day: '.mantine-DatePickerInput-day:not([data-outside])' },
  material: { item: '[role="option"]' },
  tremor: { item: '[role="option"]', day: '[role="gridcell"]' },
};

/** Expects all of an opening popup's items in sight: in the window, with nothing over them. */
export async function expectInSight(items: Locator): Promise<void> {
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

const menuItems = (page: Page, look: string) =>
  page.locator(MENUS[look]?.item ?? '').filter({ visible: true });

/**
 * Opens the menu of a control and takes one of its items.
 *
 * @param look - what is done with the open menu before
 */
export async function chooseFromMenu(
  page: Page,
  look: string,
  control: Locator,
  name: string,
  whileOpen?: () => Promise<void>,
): Promise<void> {
  await control.click();
  const items = menuItems(page, look);
  await expectInSight(items);
  await whileOpen?.();
  await items.filter({ hasText: name }).first().click();
}

/** Waits until no menu is left, not even one that is fading. */
export async function menusClosed(page: Page, look: string): Promise<void> {
  await expect.poll(() => menuItems(page, look).count()).toBe(0);
}

/** Chooses in the selector of a rule: by the rule's place on the page, and the selector's class. */
export async function chooseInRule(
  page: Page,
  look: string,
  rule: Locator,
  selector: 'rule-fields' | 'rule-operators' | 'rule-value' | 'rule-valueSource',
  label: string,
): Promise<void> {
  const control = rule.locator(`.${selector}`).first();
  if (MENUS[look]) {
    await chooseFromMenu(page, look, control, label);
    await menusClosed(page, look);
  } else {
    // The class is on the select itself, or on a box around it.
    await control.locator('xpath=descendant-or-self::select').selectOption({ label });
  }
}

/** Adds a rule for a field. */
export async function addRule(page: Page, look: string, label: string): Promise<void> {
  const rules = stageOf(page).locator('.rule');
  const before = await rules.count();
  await stageOf(page).locator('.ruleGroup-addRule').first().click();
  await expect.poll(() => rules.count()).toBe(before + 1);
  await chooseInRule(page, look, rules.last(), 'rule-fields', label);
}

/** What axe finds in a part of a demo; polled, because a popup that fades covers what is under it. */
export async function violations(page: Page, scope: string, rules?: string[]): Promise<string[]> {
  // The site's bar stays in sight, over what is scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0));
  return violationsOf(page, scope, rules);
}
