import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { encodeState } from '../../src/demo/permalink';
import { allSettings } from '../../src/demo/settings';
import { type DemoState, initialState } from '../../src/demo/state';
import { testBrowser } from './support/browser';
import { LOOKS, READERS, type Reader, routeOf, stageOf, violations } from './support/demo';

const { open } = testBrowser();

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

async function openWith(look: string, state: DemoState, { colorScheme, viewport }: Reader) {
  return open(routeOf(look) + encodeState(state), {
    colorScheme,
    viewport,
    reducedMotion: 'reduce',
  });
}

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

describe.each(READERS)('every kind of value editor, with every option: $name', (reader) => {
  it.each(LOOKS)('axe finds nothing in the look of %s', async (look) => {
    const { page, complaints } = await openWith(look, everything, reader);
    await page.locator('[data-look] .queryBuilder-dragHandle').first().waitFor();
    await expect.poll(() => violations(page, 'main')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(reader.viewport.width);
    if (reader.viewport.width < 400) {
      // With all buttons, and with none but those that remove.
      await expect.poll(() => misplacedButtons(page)).toEqual([]);
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect.poll(() => stageOf(page).locator('.shiftActions').count()).toBe(0);
      await expect.poll(() => misplacedButtons(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});

describe.each(READERS)('the panels: $name', (reader) => {
  it.each(['Run', 'Import', 'Code'])('axe finds nothing in %s', async (tab) => {
    const { page, complaints } = await openWith('default', initialState, reader);
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).getByRole('button').first().waitFor();
    await expect.poll(() => violations(page, 'main')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(reader.viewport.width);
    expect(complaints).toEqual([]);
  });
});
