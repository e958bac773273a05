import { describe, expect, it } from 'vitest';
import { formatInfos } from '../../src/demo/formatInfos';
import { uiLibraries } from '../../src/demo/uiLibraries';
import { testBrowser } from './support/browser';
import { someOf } from './support/complete';

const { open } = testBrowser({ savesData: true });

describe('home page', () => {
  it('shows a styled query builder above the fold before any script runs', async () => {
    const { page } = await open('/', { javaScriptEnabled: false });
    const builder = page.locator('[data-ui-library="default"] .queryBuilder');
    const box = await builder.boundingBox();
    expect(box?.y).toBeLessThan(600);
    expect(await builder.locator('.rule').count()).toBe(4);
    expect(
      await builder
        .locator('.ruleGroup')
        .first()
        .evaluate((group) => getComputedStyle(group).borderLeftWidth),
    ).toBe('5px');
    expect(await page.locator('[data-export="sql"]').textContent()).toContain("city = 'utrecht'");
  });

  it('exports the query in each format while the visitor types', async () => {
    const { page, complaints } = await open('/');
    await page.locator('[data-ui-library] input[type="number"]').fill('1234');
    const written = {
      sql: 'total >= 1234',
      parameterized: '1234',
      parameterized_named: '"total_1": 1234',
      mongodb: '"$gte": 1234',
      cel: 'total >= 1234 &&',
      spel: 'total >= 1234 and',
      jsonlogic: '"var": "total"',
      elasticsearch: '"gte": 1234',
      jsonata: '$contains(notes, "gift")',
      natural_language: '1234',
      json: '"1234"',
      json_without_ids: '"1234"',
    };
    expect(await page.getByRole('tab').count()).toBe(formatInfos.length);
    for (const { id, label } of formatInfos) {
      await page.getByRole('tab', { name: label, exact: true }).click();
      await page.locator(`[data-export="${id}"]`).getByText(written[id]).first().waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('exports what it shows: another field, and a string that looks like a number', async () => {
    const { page, complaints } = await open('/');
    const total = page.locator('[data-ui-library] .rule').nth(1);
    await total.locator('.rule-valueSource').selectOption('field');
    const shown = total.locator('select.rule-value');
    await expect.poll(() => shown.locator('option:checked').textContent()).toBe('Deposit');
    const written = page.locator('[data-export="sql"] code');
    await expect.poll(() => written.textContent()).toContain('total >= deposit');
    await page.locator('[data-ui-library] textarea').fill('1e5');
    await total.locator('.rule-fields').selectOption('customer');
    await total.locator('input.rule-value').fill('1e5');
    await expect.poll(() => written.textContent()).toContain("customer = '1e5'");
    expect(complaints).toEqual([]);
  });

  it('lists the rules that the export omits, and links to them', async () => {
    const { page, complaints } = await open('/');
    const rule = page.locator('[data-ui-library] .rule').nth(2);
    await rule.locator('.rule-value').selectOption([]);
    const button = page.getByRole('button', { name: 'Rule 3.1 (Kind)' });
    await button.click();
    expect(await rule.locator('.rule-value').evaluate((e) => e === document.activeElement)).toBe(
      true,
    );
    await rule.locator('.rule-value').selectOption(['cargo']);
    await button.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('moves between the formats with the arrow keys', async () => {
    const { page } = await open('/');
    await page.getByRole('tab', { name: 'SQL', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    const selected = page.locator('[role="tab"][aria-selected="true"]');
    expect(await selected.textContent()).toBe('JSON without ids');
    await page.keyboard.press('ArrowRight');
    expect(await selected.textContent()).toBe('SQL');
  });

  it('adds and removes rules and groups', async () => {
    const { page, complaints } = await open('/');
    const rules = page.locator('[data-ui-library] .rule');
    await page.locator('[data-ui-library] .ruleGroup-addRule').first().click();
    expect(await rules.count()).toBe(5);
    await page.locator('[data-ui-library] .rule-remove').first().click();
    await page.locator('[data-ui-library] .ruleGroup-remove').first().click();
    expect(await rules.count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('shows the same query in other UI libraries, with scoped styles, and opens it in the demo', async () => {
    const { page, complaints } = await open('/');
    const heading = page.getByRole('heading', { level: 1 });
    const font = () => heading.evaluate((element) => getComputedStyle(element).font);
    const before = await font();
    await page.locator('[data-ui-library] input[type="number"]').fill('1234');
    await page.getByRole('tab', { name: 'CEL', exact: true }).click();
    for (const { id, label } of [...someOf(uiLibraries.slice(1), 3), ...uiLibraries.slice(2, 3)]) {
      await page.getByRole('button', { name: label, exact: true }).click();
      const stage = page.locator(`[data-ui-library="${id}"]`);
      await stage.locator('.rule').nth(3).waitFor();
      expect(await page.locator('[data-ui-library]').count()).toBe(1);
      await expect
        .poll(() =>
          stage
            .locator('input')
            .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
        )
        .toContain('1234');
      expect(await font()).toBe(before);
    }
    await page.getByRole('link', { name: 'See the demo' }).click();
    await page.waitForURL('**/demo/bootstrap#*');
    await page.locator('[data-export="cel"]').getByText('total >= 1234').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows another example, and the install command of each package manager', async () => {
    const { page, complaints } = await open('/');
    await page.getByLabel('Example').selectOption({ label: 'Server logs' });
    await page.locator('[data-export="sql"]').getByText('status >= 500').waitFor();
    await page.getByText('The demo has the fields of the bicycle orders').waitFor();
    await page.getByRole('combobox', { name: 'Field of rule 3.1, Status' }).waitFor();
    await page.getByRole('combobox', { name: 'Operator of rule 3.1' }).selectOption('between');
    await page.getByRole('spinbutton', { name: 'Value of rule 3.1, Status, to' }).waitFor();
    await page.getByLabel('Package manager').selectOption({ label: 'pnpm' });
    await page.getByText('pnpm add react-querybuilder').waitFor();
    expect(complaints).toEqual([]);
  });
});
