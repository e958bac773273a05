import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orders } from '../../src/demo/data';
import { RUNNABLE } from '../../src/demo/engines';
import { encodeState } from '../../src/demo/permalink';
import { initialState } from '../../src/demo/state';
import { testBrowser } from './support/browser';
import { LOOKS, routeOf, stageOf } from './support/demo';

const { open } = testBrowser();

async function openRun(path: string) {
  const watched = await open(path);
  await watched.page.getByRole('tab', { name: 'Run' }).click();
  const panel = watched.page.getByRole('tabpanel', { name: 'Run' });
  await panel.getByRole('table').waitFor();
  return { ...watched, panel };
}

/** The orders that are lit. */
const lit = (page: Page) => page.locator('tr[data-match="true"] th').allInnerTexts();

/** How many utrecht orders of 750 or more are cargo or folding, or a gift: worked out by hand here. */
const matching = orders.filter(
  ({ city, total, kind, notes }) =>
    city === 'utrecht' &&
    total >= 750 &&
    (['cargo', 'folding'].includes(kind) || notes?.includes('gift')),
);

describe('running the query', () => {
  it.each(LOOKS)(
    'lights up what matches in the look of %s, and follows the query',
    async (look) => {
      const { page, panel, complaints } = await openRun(routeOf(look));
      expect(await lit(page)).toHaveLength(matching.length);
      await panel.getByText(`${matching.length} of ${orders.length} orders match`).waitFor();
      await stageOf(page).locator('.rule-remove').first().click();
      await expect.poll(async () => (await lit(page)).length).toBeGreaterThan(matching.length);
      expect(complaints).toEqual([]);
    },
  );

  it('asks every engine, and they agree', async () => {
    const { page, panel, complaints } = await openRun('/demo');
    await panel.getByRole('button', { name: 'All' }).click();
    for (const format of RUNNABLE) {
      await page.locator(`[data-result="${format}"][data-state="agrees"]`).waitFor();
    }
    await panel.getByText(`All ${RUNNABLE.length} formats agree`).waitFor();
    expect(complaints).toEqual([]);
  });

  it('names the formats that differ, with the reason', async () => {
    // An order that is not delivered has no date there, which each language compares in its own way.
    const rule = { field: 'delivered', operator: '<', value: '2026-03-15' };
    const query = { combinator: 'and', rules: [rule] };
    const { page, panel } = await openRun(`/demo${encodeState({ ...initialState, query })}`);
    await panel.getByRole('button', { name: 'All' }).click();
    await page.locator('[data-result][data-state="differs"]').first().waitFor();
    await panel.getByText(/formats differ/).waitFor();
    expect(await panel.textContent()).toMatch(/null/i);
  });

  it('can be tried again when an engine does not come', async () => {
    const { page, panel } = await openRun('/demo');
    await page.route('**/*.wasm', (route) => route.abort());
    await panel.getByLabel('SQL', { exact: false }).first().check();
    await page.locator('[data-result="sql"][data-state="failed"]').waitFor();
    await page.unroute('**/*.wasm');
    await panel.getByRole('button', { name: 'try again' }).click();
    await page.locator('[data-result="sql"][data-state="agrees"]').waitFor();
  });
});
