import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';

const { open } = testBrowser();

describe('home page', () => {
  it('shows a styled query builder in the first screen before any script runs', async () => {
    const { page } = await open('/', { javaScriptEnabled: false });
    const builder = page.locator('[data-look="default"] .queryBuilder');
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

  it('writes the query in each format while the visitor types', async () => {
    const { page, complaints } = await open('/');
    await page.locator('[data-look] input[type="number"]').fill('1234');
    for (const [tab, expected] of [
      ['SQL', 'total >= 1234'],
      ['MongoDB', '"$gte": 1234'],
      ['CEL', 'total >= 1234 &&'],
      ['SpEL', 'total >= 1234 and'],
      ['JsonLogic', '"var": "total"'],
      ['JSONata', '$contains(notes, "gift")'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').getByText(expected).first().waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('writes what it shows: another field, and text that looks like a number', async () => {
    const { page, complaints } = await open('/');
    const total = page.locator('[data-look] .rule').nth(1);
    await total.locator('.rule-valueSource').selectOption('field');
    const shown = total.locator('select.rule-value');
    await expect.poll(() => shown.locator('option:checked').textContent()).toBe('Deposit');
    const written = page.locator('[data-export="sql"] code');
    await expect.poll(() => written.textContent()).toContain('total >= deposit');
    await page.locator('[data-look] textarea').fill('1e5');
    await total.locator('.rule-fields').selectOption('customer');
    await total.locator('input.rule-value').fill('1e5');
    await expect.poll(() => written.textContent()).toContain("customer = '1e5'");
    expect(complaints).toEqual([]);
  });

  it('moves between the formats with the arrow keys', async () => {
    const { page } = await open('/');
    await page.getByRole('tab', { name: 'SQL' }).focus();
    await page.keyboard.press('ArrowLeft');
    const selected = page.locator('[role="tab"][aria-selected="true"]');
    expect(await selected.textContent()).toBe('JSONata');
    await page.keyboard.press('ArrowRight');
    expect(await selected.textContent()).toBe('SQL');
  });

  it('adds and removes rules and groups', async () => {
    const { page, complaints } = await open('/');
    const rules = page.locator('[data-look] .rule');
    await page.locator('[data-look] .ruleGroup-addRule').first().click();
    expect(await rules.count()).toBe(5);
    await page.locator('[data-look] .rule-remove').first().click();
    await page.locator('[data-look] .ruleGroup-remove').first().click();
    expect(await rules.count()).toBe(2);
    expect(complaints).toEqual([]);
  });
});
