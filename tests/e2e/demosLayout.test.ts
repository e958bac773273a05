import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { encodeState } from '../../src/demo/permalink';
import { type DemoState, initialState } from '../../src/demo/state';
import { testBrowser } from './support/browser';
import { partOf, routeOf } from './support/demo';

const { open } = testBrowser({ savesData: true });

const ranges = [
  { field: 'delivered', operator: 'between', value: '2026-12-28,2026-12-30' },
  { field: 'updated', operator: 'notBetween', value: '2026-12-28T23:58,2026-12-30T23:59' },
];

/** The longest labels and values of the sample fields. */
const longest: DemoState = {
  ...initialState,
  query: {
    combinator: 'and',
    rules: [
      { field: 'customer', operator: 'doesNotBeginWith', value: 'Bakker & Zonen' },
      { field: 'notes', operator: 'doesNotContain', value: 'gift' },
      { field: 'country', operator: '=', value: 'AE' },
      { field: 'country', operator: '!=', value: 'DO' },
      { field: 'updated', operator: '>=', value: '2026-12-30T23:59' },
      { field: 'pickup', operator: '>=', value: '23:59' },
      {
        field: 'delivered',
        operator: 'notBetween',
        valueSource: 'field',
        value: 'ordered,ordered',
      },
      ...ranges,
      { combinator: 'or', rules: ranges },
    ],
  },
};

/** The controls of the query builder that show less than what they hold. */
const clippedControls = (page: Page) =>
  page.locator('[data-ui-library] .queryBuilder').evaluate((builder) => {
    /** How wide a native control would be by itself, with nothing but the chosen option. */
    const naturalWidth = (control: HTMLInputElement | HTMLSelectElement) => {
      const copy = control.cloneNode(true) as typeof control;
      if (copy instanceof HTMLSelectElement && control instanceof HTMLSelectElement) {
        const chosen = control.selectedOptions[0]?.cloneNode(true);
        copy.replaceChildren(...(chosen ? [chosen] : []));
      } else {
        copy.value = control.value;
      }
      copy.style.cssText =
        'position:absolute;visibility:hidden;flex:none;width:max-content;min-width:0;max-width:none';
      control.after(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width;
    };
    const clipped: string[] = [];
    for (const element of builder.querySelectorAll<HTMLElement>('*')) {
      const { width } = element.getBoundingClientRect();
      const { opacity, overflowX } = getComputedStyle(element);
      // What is hidden from sight, but not from screen readers, is tiny or transparent.
      if (width < 8 || opacity === '0' || element.closest('[aria-hidden="true"]')) continue;
      const isNative =
        (element instanceof HTMLSelectElement && !element.multiple) ||
        (element instanceof HTMLInputElement &&
          /^(?:date|time|datetime-local)$/.test(element.type));
      const isInput = element instanceof HTMLInputElement;
      const [needed, given] = isNative
        ? [naturalWidth(element as HTMLSelectElement), width]
        : isInput || /hidden|clip/.test(overflowX)
          ? [element.scrollWidth, element.clientWidth]
          : [0, 0];
      if (needed <= given + 1) continue;
      const text = isInput ? element.value : element.textContent;
      clipped.push(`${element.tagName} "${text?.slice(0, 40)}": ${needed} in ${given}`);
    }
    return clipped;
  });

describe('the demo page', () => {
  it.each(partOf(4, 8))(
    'shows each control in full at 1280 px and wider: %s',
    async (uiLibrary) => {
      const { page, complaints } = await open(routeOf(uiLibrary) + encodeState(longest), {
        viewport: { width: 1280, height: 900 },
      });
      await page.locator('[data-ui-library] .rule').nth(10).waitFor();
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => clippedControls(page)).toEqual([]);
      }
      expect(complaints).toEqual([]);
    },
  );

  it('filters the options by words, in collapsible groups', async () => {
    const { page, complaints } = await open('/demo');
    const panel = page.getByRole('region', { name: 'Options' });
    const boxes = panel.getByRole('checkbox');
    const all = await boxes.count();
    await panel.getByLabel('Filter options').fill('undo');
    await panel.getByText('No option matches').waitFor();
    await panel.getByLabel('Filter options').fill('combinator INDEPENDENT');
    await expect.poll(() => boxes.count()).toBe(1);
    await boxes.first().check();
    await page.locator('[data-ui-library] .betweenRules').first().waitFor();
    await panel.getByLabel('Filter options').fill('');
    await expect.poll(() => boxes.count()).toBe(all);
    const label = panel.getByText('Clone buttons');
    await panel.getByText('Controls', { exact: true }).click();
    await expect.poll(() => label.isVisible()).toBe(false);
    await panel.locator('summary').first().press('Enter');
    await expect.poll(() => label.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });
});
