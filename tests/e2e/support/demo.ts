import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { uiLibraries } from '../../../src/demo/uiLibraries';
import { ALL_RULES, type Rules, violationsOf } from './axe';
import { isComplete } from './complete';

/** The UI libraries of the demo. */
export const UI_LIBRARIES = uiLibraries.map(({ id }) => id);

/**
 * The UI libraries that a test checks: all in a complete run, otherwise the default one and a part of the
 * others. Tests with different parts check all together.
 *
 * @param part - which part, from 0
 * @param parts - how many parts there are
 */
export const partOf = (part: number, parts: 2 | 8): string[] =>
  UI_LIBRARIES.filter((id, nth) => isComplete || id === 'default' || nth % parts === part);

/** The path of the demo of a UI library. */
export function routeOf(uiLibrary: string): string {
  const found = uiLibraries.find(({ id }) => id === uiLibrary);
  if (!found) throw new RangeError(`src/demo/uiLibraries.ts does not list "${uiLibrary}".`);
  return found.route;
}

/** The part of the page that the UI library renders. */
export const stageOf = (page: Page) => page.locator('[data-ui-library]');

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

/** Changes a page in place to what a reader sees. */
export async function showTo(page: Page, { colorScheme, viewport }: Reader): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
}

/** Chooses an export format. */
export async function chooseFormat(page: Page, format: string): Promise<void> {
  await page.getByLabel('Format', { exact: true }).selectOption(format);
  await page.locator(`[data-export="${format}"]`).waitFor();
}

/** The current query, from the JSON export. */
export async function queryOf(page: Page): Promise<unknown> {
  return JSON.parse(
    (await page.locator('[data-export="json_without_ids"] code').textContent()) ?? '',
  );
}

/** The structure of a query in document order: field names for rules, and arrays for groups. */
export async function orderOf(page: Page): Promise<unknown> {
  const names = (part: { rules?: unknown[]; field?: string }): unknown =>
    part.rules ? part.rules.map((inner) => names(inner as never)) : part.field;
  return names((await queryOf(page)) as never);
}

/** Switches an option; the panel is closed on narrow screens. */
export async function setOption(page: Page, label: string, on: boolean): Promise<void> {
  const box = page.getByRole('checkbox', { name: label, exact: true });
  if (!(await box.isVisible())) await page.getByRole('button', { name: 'Options' }).click();
  await box.setChecked(on);
}

/** The UI libraries with custom menus, and the selectors of a menu item and a calendar day. */
export const MENUS: Record<string, { item: string; day?: string }> = {
  antd: {
    item: '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
    day: '.ant-picker-cell-in-view',
  },
  mantine: { item: '[role="option"]', day: '.mantine-DatePickerInput-day:not([data-outside])' },
  material: { item: '[role="option"]' },
  tremor: { item: '[role="option"]', day: '[role="gridcell"]' },
};

/**
 * Expects all items of an opening popup to be visible: opaque, at rest, inside the window, with
 * nothing over them. A click on an item that still moves makes Playwright scroll the page, which the
 * popups of some UI libraries follow: the click would end on another item.
 */
export async function expectInSight(items: Locator): Promise<void> {
  await items.first().waitFor();
  const arriving = () =>
    items.first().evaluate((item) => {
      const moving: string[] = [];
      for (let part: Element | null = item; part; part = part.parentElement) {
        const running = part.getAnimations().some(({ playState }) => playState === 'running');
        if (running || getComputedStyle(part).opacity !== '1') moving.push(part.outerHTML);
      }
      return moving;
    });
  await expect.poll(arriving).toEqual([]);
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

const menuItems = (page: Page, uiLibrary: string) =>
  page.locator(MENUS[uiLibrary]?.item ?? '').filter({ visible: true });

/**
 * Opens the menu of a control and chooses one of its items.
 *
 * @param whileOpen - runs while the menu is open, before the item is chosen
 */
export async function chooseFromMenu(
  page: Page,
  uiLibrary: string,
  control: Locator,
  name: string,
  whileOpen?: () => Promise<void>,
): Promise<void> {
  await control.click();
  const items = menuItems(page, uiLibrary);
  await expectInSight(items);
  await whileOpen?.();
  const item = items.filter({ hasText: name }).first();
  // Playwright would scroll the page as well, and the popup with it, while the click is under way.
  await item.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await item.click();
}

/** Waits until all menus have closed, including their fade-out. */
export async function menusClosed(page: Page, uiLibrary: string): Promise<void> {
  await expect.poll(() => menuItems(page, uiLibrary).count()).toBe(0);
}

/** Chooses in the selector of a rule: by the rule's place on the page, and the selector's class. */
export async function chooseInRule(
  page: Page,
  uiLibrary: string,
  rule: Locator,
  selector: 'rule-fields' | 'rule-operators' | 'rule-value' | 'rule-valueSource',
  label: string,
): Promise<void> {
  const control = rule.locator(`.${selector}`).first();
  if (MENUS[uiLibrary]) {
    await chooseFromMenu(page, uiLibrary, control, label);
    await menusClosed(page, uiLibrary);
  } else {
    // The class is on the select element itself, or on a wrapper around it.
    await control.locator('xpath=descendant-or-self::select').selectOption({ label });
  }
}

/** Adds a rule for a field. */
export async function addRule(page: Page, uiLibrary: string, label: string): Promise<void> {
  const rules = stageOf(page).locator('.rule');
  const before = await rules.count();
  await stageOf(page).locator('.ruleGroup-addRule').first().click();
  await expect.poll(() => rules.count()).toBe(before + 1);
  await chooseInRule(page, uiLibrary, rules.last(), 'rule-fields', label);
}

/** What axe finds in a part of a demo; polled, because a popup that fades covers what is under it. */
export async function violations(
  page: Page,
  scope: string,
  rules: Rules = ALL_RULES,
): Promise<string[]> {
  // The navigation bar is sticky and covers content that scrolls below it.
  await page.evaluate(() => window.scrollTo(0, 0));
  return violationsOf(page, { scope, rules });
}
