import type { Page } from 'playwright-core';
import type { RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { orders } from '../../src/demo/data';
import { differences } from '../../src/demo/differences';
import { RUNNABLE_FORMATS } from '../../src/demo/engines';
import { encodeState } from '../../src/demo/permalink';
import { type DemoQuery, initialState } from '../../src/demo/state';
import { testBrowser } from './support/browser';
import { partOf, routeOf, stageOf } from './support/demo';
import { intercept } from './support/network';

const { open } = testBrowser({ savesData: true });

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
  it.each(partOf(3, 8))(
    'highlights the matching rows in the UI library %s, and follows the query',
    async (uiLibrary) => {
      const { page, panel, complaints } = await openRun(routeOf(uiLibrary));
      expect(await lit(page)).toHaveLength(matching.length);
      await panel.getByText(`${matching.length} of ${orders.length} orders match`).waitFor();
      await stageOf(page).locator('.rule-remove').first().click();
      await expect.poll(async () => (await lit(page)).length).toBeGreaterThan(matching.length);
      expect(complaints).toEqual([]);
    },
  );

  it('gives the same result in every engine', async () => {
    const { page, panel, complaints } = await openRun('/demo');
    await panel.getByRole('button', { name: 'All' }).click();
    for (const format of RUNNABLE_FORMATS) {
      await page.locator(`[data-result="${format}"][data-state="agrees"]`).waitFor();
    }
    await panel.getByText(`All ${RUNNABLE_FORMATS.length} formats agree`).waitFor();
    expect(complaints).toEqual([]);
  });

  it('lists the formats whose results differ, with the reason', async () => {
    const [difference] = differences;
    const [example] = difference?.examples ?? [];
    if (!difference || !example) throw new Error('There is no known difference');
    const choices = { ...initialState.choices, ...example.choices };
    const query = {
      ...example.query,
      rules: [{ ...(example.query.rules[0] as RuleType), value: '2026-04-02' }],
    };
    const state = { ...initialState, query: query as DemoQuery, choices };
    const { page, panel, complaints } = await openRun(`/demo${encodeState(state)}`);
    await panel.getByRole('button', { name: 'All' }).click();
    await panel.getByText(/ formats differs?\.$/).waitFor();
    const differing = await page.locator('[data-result][data-state="differs"]').count();
    await panel
      .getByText(
        `${differing} of ${RUNNABLE_FORMATS.length} formats ${differing === 1 ? 'differs' : 'differ'}.`,
      )
      .waitFor();
    const reason = page.locator(`[data-reason="${difference.id}"]`);
    await reason.getByText(difference.because).waitFor();
    // The query's own value is quoted, and the test that proves the cause is described.
    await reason.getByText('Rule 1: Delivered on != "2026-04-02"', { exact: true }).waitFor();
    await reason.getByText(`Tested: with ${difference.remedy}`, { exact: false }).waitFor();
    expect(await page.locator('[data-reason]').count()).toBe(1);
    await reason.getByRole('link').click();
    await page.waitForURL('**/demo/differences#*');
    await page.locator(`#${difference.id}`).waitFor();
    expect(complaints).toEqual([]);
  });

  it('can be retried when an engine fails to load', async () => {
    const { page, panel } = await openRun('/demo');
    await intercept(page, '**/*.wasm', (route) => route.abort());
    await panel.getByLabel('SQL', { exact: false }).first().check();
    await page.locator('[data-result="sql"][data-state="failed"]').waitFor();
    await page.unroute('**/*.wasm');
    await panel.getByRole('button', { name: 'try again' }).click();
    await page.locator('[data-result="sql"][data-state="agrees"]').waitFor();
  });

  it('can be retried when its panel fails to load', async () => {
    const { page } = await open('/demo');
    await intercept(page, '**/assets/js/**', (route) => route.abort());
    await page.getByRole('tab', { name: 'Run' }).click();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await page.unroute('**/assets/js/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('tabpanel', { name: 'Run' }).getByRole('table').waitFor();
  });
});
