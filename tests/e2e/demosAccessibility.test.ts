import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { encodeState } from '../../src/demo/permalink';
import { allSettings } from '../../src/demo/settings';
import { type DemoState, initialState } from '../../src/demo/state';
import { testBrowser } from './support/browser';
import { isComplete } from './support/complete';
import {
  partOf,
  READERS,
  type Reader,
  routeOf,
  showTo,
  stageOf,
  UI_LIBRARIES,
  violations,
  WIDE_AND_NARROW,
} from './support/demo';

const { open } = testBrowser({ savesData: true });

/** Every kind of value editor, a range, a comparison of fields, and what is locked or not valid. */
const everything: DemoState = {
  ...initialState,
  settings: { ...allSettings, independentCombinators: false, showCombinatorsBetweenRules: false },
  query: {
    combinator: 'and',
    not: true,
    rules: [
      { field: 'customer', operator: '=', value: '' },
      { field: 'city', operator: 'in', value: 'lisbon,kyoto' },
      { field: 'gears', operator: 'between', value: '7,11' },
      { field: 'insured', operator: '=', value: true },
      { field: 'deposit', operator: '<', valueSource: 'field', value: 'total' },
      { field: 'total', operator: 'between', valueSource: 'field', value: 'deposit,deposit' },
      { field: 'ordered', operator: '>', value: '2026-03-01' },
      { field: 'delivered', operator: 'between', value: '2026-03-01,2026-04-01' },
      { field: 'delivered', operator: 'null', value: '' },
      { field: 'pickup', operator: '>', value: '09:30' },
      {
        combinator: 'or',
        rules: [
          { field: 'channel', operator: '=', value: 'web' },
          { field: 'paid', operator: '=', value: true },
          { field: 'notes', operator: 'contains', value: 'gift', disabled: true },
        ],
      },
      { combinator: 'or', rules: [] },
    ],
  },
};

const openWith = (uiLibrary: string, state: DemoState) =>
  open(routeOf(uiLibrary) + encodeState(state), { reducedMotion: 'reduce' });

/**
 * Finds remove buttons that are not on the first line of their rule or group, at its end, and buttons
 * that are too small for a finger.
 */
async function misplacedButtons(page: Page): Promise<string[]> {
  return stageOf(page).evaluate((stage) => {
    const found: string[] = [];
    for (const button of stage.querySelectorAll('.rule-remove, .ruleGroup-remove')) {
      const row = button.parentElement as Element;
      const path = row.closest('[data-path]')?.getAttribute('data-path');
      const own = button.getBoundingClientRect();
      const first = (row.firstElementChild as Element).getBoundingClientRect();
      const end = row.getBoundingClientRect().right;
      if (own.top >= first.bottom || own.bottom <= first.top) found.push(`${path}: another line`);
      if (Math.abs(own.right - end) > 2) found.push(`${path}: not at the end`);
      if (Math.min(own.width, own.height) < 24) found.push(`${path}: too small`);
    }
    return found;
  });
}

/** A complete run checks both color schemes at both widths. */
const READERS_OF_DEMOS = isComplete ? READERS : WIDE_AND_NARROW;

const expectNoViolations = (page: Page, scope: string) =>
  expect.poll(() => violations(page, scope)).toEqual([]);

const expectToFit = (page: Page, { viewport }: Reader) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(viewport.width);

describe('every kind of value editor with every option', () => {
  it.each(UI_LIBRARIES)(
    'has no axe violations in the UI library %s, and its buttons in place, wide and narrow',
    async (uiLibrary) => {
      const { page, complaints } = await openWith(uiLibrary, everything);
      await page.locator('[data-ui-library] .queryBuilder-dragHandle').first().waitFor();
      await stageOf(page).locator('.rule').nth(12).waitFor();
      // Around the builder, the pages are the same.
      const scope = uiLibrary === 'default' ? 'main' : '[data-ui-library]';
      for (const [nth, reader] of READERS_OF_DEMOS.entries()) {
        // Each library has one color scheme examined, unless the run is complete.
        const isExamined = partOf(nth, 2).includes(uiLibrary);
        await (isExamined ? showTo(page, reader) : page.setViewportSize(reader.viewport));
        if (isExamined) await expectNoViolations(page, scope);
        await expectToFit(page, reader);
        if (reader.viewport.width < 400) {
          await expect.poll(() => misplacedButtons(page)).toEqual([]);
        }
      }
      // With all buttons, and with none but those that remove.
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect.poll(() => stageOf(page).locator('.shiftActions').count()).toBe(0);
      await expect.poll(() => misplacedButtons(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

describe('the panels', () => {
  it('have no axe violations, and fit, wide and narrow', async () => {
    const { page, complaints } = await openWith('default', initialState);
    for (const [nth, name] of ['Run', 'Import', 'Code'].entries()) {
      await page.getByRole('tab', { name }).click();
      const panel = page.getByRole('tabpanel', { name });
      await panel.getByRole('button').first().waitFor();
      const label = await panel.first().getAttribute('aria-labelledby');
      for (const [own, reader] of READERS_OF_DEMOS.entries()) {
        await showTo(page, reader);
        await expectToFit(page, reader);
        // One reader examines each panel, unless the run is complete.
        if (!isComplete && own !== nth % 2) continue;
        await expectNoViolations(page, `[aria-labelledby="${label}"]`);
      }
    }
    expect(complaints).toEqual([]);
  });
});
