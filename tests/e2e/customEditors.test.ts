import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import { violations } from './support/demo';

const { open } = testBrowser({ savesData: true });
const PAGE = '/demo/custom-editors';

describe('custom value editors', () => {
  it('work by keyboard, and have no axe violations while they are open', async () => {
    const { page, complaints } = await open(PAGE);
    const rules = page.locator('[data-ui-library="custom"] .rule');

    const slider = rules.nth(0).getByRole('slider');
    await slider.press('ArrowRight');
    expect(await rules.nth(0).locator('output').textContent()).toBe('9');
    await page.getByRole('region', { name: 'Query' }).getByText('"value": 9').waitFor();

    const combobox = rules.nth(1).locator('input[role="combobox"]');
    await combobox.fill('united');
    await expect.poll(() => rules.nth(1).getByRole('listbox').getByRole('option').count()).toBe(3);
    expect(await violations(page, 'main')).toEqual([]);
    await combobox.press('ArrowUp');
    await combobox.press('Enter');
    expect(await combobox.inputValue()).toBe('United States');
    expect(await combobox.getAttribute('aria-expanded')).toBe('false');
    await combobox.fill('jap');
    await combobox.press('Escape');
    expect(await combobox.inputValue()).toBe('United States');

    const date = rules.nth(2).locator('.calendar > button');
    await date.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await violations(page, 'main')).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => date.textContent()).toBe('2026-03-02');
    await expect
      .poll(() => date.evaluate((button) => button === document.activeElement))
      .toBe(true);
    expect(complaints).toEqual([]);
  });

  it('show their code, even before scripts run', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    await page.getByText('export default function SliderEditor').first().waitFor();
    expect(await page.locator('main').textContent()).not.toContain('biome');
    expect(await page.locator('[data-ui-library="custom"] .rule').count()).toBe(3);
  });
});
