import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import { isComplete } from './support/complete';
import {
  addRule,
  chooseFormat,
  chooseInRule,
  expectInSight,
  partOf,
  queryOf,
  routeOf,
  setOption,
  stageOf,
  UI_LIBRARIES,
} from './support/demo';

const { open } = testBrowser({ savesData: true });

/** Switches an option on, runs the check, and switches it off again. */
async function whileOn(page: Page, label: string, check: () => Promise<void>) {
  await setOption(page, label, true);
  await check();
  await setOption(page, label, false);
}

async function whileOff(page: Page, label: string, check: () => Promise<void>) {
  await setOption(page, label, false);
  await check();
  await setOption(page, label, true);
}

const expectCount = (locator: Locator, count: number) =>
  expect.poll(() => locator.count()).toBe(count);

interface Rule {
  field: string;
  operator: string;
  value: unknown;
}

/** The last rule of the query: the one that was added. */
const lastRule = async (page: Page) =>
  ((await queryOf(page)) as { rules: unknown[] }).rules.at(-1) as Rule;

async function openWithJson(uiLibrary: string) {
  const watched = await open(routeOf(uiLibrary));
  await chooseFormat(watched.page, 'json_without_ids');
  return { ...watched, stage: stageOf(watched.page) };
}

describe.each(partOf(3, 8))('options in the UI library %s', (uiLibrary) => {
  it('show and hide controls', async () => {
    const { page, stage, complaints } = await openWithJson(uiLibrary);
    const appears = async (label: string, selector: string, count: number) => {
      await expectCount(stage.locator(selector), 0);
      await whileOn(page, label, () => expectCount(stage.locator(selector), count));
      await expectCount(stage.locator(selector), 0);
    };
    await appears('“Not” toggle', '.ruleGroup-notToggle', 2);
    await appears('Clone buttons', '.rule-cloneRule, .ruleGroup-cloneGroup', 5);
    await appears('Lock buttons', '.rule-lock, .ruleGroup-lock', 6);
    await appears('Shift buttons', '[title^="Shift up"]', 5);
    await appears('Drag and drop', '.queryBuilder-dragHandle', 5);
    await appears('Combinators between rules', '.betweenRules', 3);
    await appears('Branches', '.queryBuilder-branches', 1);
    await appears('Disabled', '.rule.queryBuilder-disabled', 4);

    await whileOn(page, 'Independent combinators', async () => {
      await expectCount(stage.locator('.betweenRules'), 3);
      await expect.poll(() => queryOf(page)).not.toHaveProperty('combinator');
    });
    await expect.poll(() => queryOf(page)).toHaveProperty('combinator', 'and');

    const removeButton = stage.locator('.rule-remove').first();
    const end = async () => {
      const { x = 0 } = (await removeButton.boundingBox()) ?? {};
      return x;
    };
    const justified = await end();
    await whileOff(page, 'Justified layout', () => expect.poll(end).toBeLessThan(justified));

    await whileOn(page, 'No standard classes', async () => {
      await expectCount(stage.locator('.rule, .ruleGroup'), 0);
      await expectCount(stage.getByTestId('rule'), 4);
    });
    expect(complaints).toEqual([]);
  });
});

describe.each(partOf(5, 8))('options in the UI library %s', (uiLibrary) => {
  it('change the defaults of a new rule, and what a change resets', async () => {
    const { page, stage, complaints } = await openWithJson(uiLibrary);
    const rules = stage.locator('.rule');

    await whileOn(page, 'Add rule to new groups', async () => {
      await stage.locator('.ruleGroup-addGroup').first().click();
      await expectCount(rules, 5);
    });
    await whileOff(page, 'Auto-select field', async () => {
      await stage.locator('.ruleGroup-addRule').first().click();
      await expectCount(rules, 6);
      await expectCount(rules.last().locator('.rule-operators'), 0);
    });
    await whileOff(page, 'Auto-select operator', async () => {
      await stage.locator('.ruleGroup-addRule').first().click();
      await expectCount(rules, 7);
      await expectCount(rules.last().locator('.rule-operators'), 1);
      await expectCount(rules.last().locator('.rule-value'), 0);
    });

    await addRule(page, uiLibrary, 'Deposit');
    await expect.poll(() => lastRule(page)).toMatchObject({ field: 'deposit', value: 100 });
    await whileOff(page, 'Reset on field change', async () => {
      await chooseInRule(page, uiLibrary, rules.last(), 'rule-fields', 'Gears');
      await expect.poll(() => lastRule(page)).toMatchObject({ field: 'gears', value: 100 });
    });
    await whileOn(page, 'Reset on operator change', async () => {
      await chooseInRule(page, uiLibrary, rules.last(), 'rule-operators', '<=');
      await expect.poll(() => lastRule(page)).toMatchObject({ operator: '<=', value: 8 });
    });

    // A select shows its first option for a value that is no option.
    await addRule(page, uiLibrary, 'Deposit');
    await chooseInRule(page, uiLibrary, rules.last(), 'rule-valueSource', 'field');
    await expect.poll(() => lastRule(page)).toMatchObject({ value: 'total' });
    await chooseInRule(page, uiLibrary, rules.last(), 'rule-operators', 'between');
    await expect.poll(() => lastRule(page)).toMatchObject({ value: 'total,total' });
    await whileOff(page, 'Reset on field change', async () => {
      await chooseInRule(page, uiLibrary, rules.last(), 'rule-fields', 'Ordered on');
      await expect.poll(() => lastRule(page)).toMatchObject({ value: 'delivered,delivered' });
    });
    expect(complaints).toEqual([]);
  });
});

describe.each(partOf(4, 8))('options in the UI library %s', (uiLibrary) => {
  it('change how values are stored, checked and logged', async () => {
    const { page, stage, complaints } = await openWithJson(uiLibrary);
    const rules = stage.locator('.rule');

    await addRule(page, uiLibrary, 'City');
    await chooseInRule(page, uiLibrary, rules.last(), 'rule-operators', 'not in');
    await whileOn(page, 'Lists as arrays', async () => {
      await chooseAlso(page, uiLibrary, rules.last(), 'Lisbon');
      await expect
        .poll(async () => [...((await lastRule(page)).value as string[])].sort())
        .toEqual(['lisbon', 'utrecht']);
    });

    await addRule(page, uiLibrary, 'Gears');
    const gears = rules.last().locator('.rule-value').locator('xpath=descendant-or-self::input');
    await whileOn(page, 'Parse numbers', async () => {
      await gears.fill('21');
      await expect.poll(() => lastRule(page)).toMatchObject({ value: 21 });
    });

    await whileOn(page, 'Validation', async () => {
      await page.locator('[data-problems="0"]').waitFor();
      await stage.locator('.ruleGroup-addGroup').first().click();
      await expectCount(stage.locator('.ruleGroup.queryBuilder-invalid'), 1);
      await page.locator('[data-problems="1"]').getByText('Add a rule').waitFor();
    });

    await setOption(page, 'Debug mode', true);
    const log = page.getByRole('region', { name: 'Log of debug mode' });
    await log.getByText('Nothing yet').waitFor();
    await stage.locator('.ruleGroup-addRule').first().click();
    await log.getByText('rule or group added').waitFor();
    const reports = log.getByText('onQueryChange called');
    const before = await reports.count();
    await setOption(page, 'Report the first query', false);
    await expectCount(rules, 7);
    await expectCount(reports, before);
    await setOption(page, 'Report the first query', true);
    await expectCount(reports, before + 1);
    expect(complaints).toEqual([]);
  });
});

// Every UI library shows all of its options in the tests of accessibility.
describe.each(isComplete ? UI_LIBRARIES : ['default'])(
  'options in the UI library %s',
  (uiLibrary) => {
    it('can all be switched at once, and reset', async () => {
      const { page, stage, complaints } = await openWithJson(uiLibrary);
      const before = await queryOf(page);
      await page.getByRole('button', { name: 'Select all' }).click();
      const boxes = page.getByRole('region', { name: 'Options' }).getByRole('checkbox');
      const on = () =>
        boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length);
      await expect.poll(on).toBe((await boxes.count()) - 2);
      await stage.locator('.queryBuilder-dragHandle').first().waitFor();
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await expectCount(stage.locator('.queryBuilder-dragHandle, .rule-lock, .betweenRules'), 0);
      await expect.poll(() => queryOf(page)).toEqual(before);
      expect(complaints).toEqual([]);
    });
  },
);

/** Adds a choice to those of a control that takes several. */
async function chooseAlso(page: Page, uiLibrary: string, rule: Locator, label: string) {
  const control = rule.locator('.rule-value');
  // Tremor hides a native one behind its own.
  const select = control.locator('xpath=descendant-or-self::select[not(@aria-hidden)]');
  if ((await select.count()) > 0) {
    await select.selectOption([{ label: 'Utrecht' }, { label }]);
    return;
  }
  const button =
    uiLibrary === 'fluent' ? control.locator('xpath=descendant-or-self::button') : control;
  await button.first().click();
  const options = page
    .locator('[role="menuitemcheckbox"], [role="option"], .ant-select-item-option')
    .filter({ hasText: label, visible: true });
  // While the menu opens, the click would end on what is elsewhere by then.
  await expectInSight(options);
  await options.first().click();
  await page.keyboard.press('Escape');
}
