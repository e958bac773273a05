import { describe, expect, it } from 'vitest';
import { encodeState } from '../../src/demo/permalink';
import { allSettings } from '../../src/demo/settings';
import { type DemoState, initialState } from '../../src/demo/state';
import { testBrowser } from './support/browser';
import { LOOKS, READERS, type Reader, routeOf, violations } from './support/demo';

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

describe.each(READERS)('every kind of value editor, with every option: $name', (reader) => {
  it.each(LOOKS)('axe finds nothing in the look of %s', async (look) => {
    const { page, complaints } = await openWith(look, everything, reader);
    await page.locator('[data-look] .queryBuilder-dragHandle').first().waitFor();
    await expect.poll(() => violations(page, 'main')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(reader.viewport.width);
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
