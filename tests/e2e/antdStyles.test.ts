import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import { stageOf } from './support/demo';

const { open } = testBrowser({ savesData: true });

/** The beginnings of what Ant Design has written at run time; the page has no variables for the class of dark mode. */
const written = (page: Page) =>
  page
    .locator('style[data-css-hash]')
    .evaluateAll((styles) =>
      styles
        .map(({ textContent }) => textContent?.slice(0, 60) ?? '')
        .filter((css) => !/^\.antd-dark[.{]/.test(css)),
    );

/** How each control is drawn. */
const looks = (page: Page) =>
  stageOf(page)
    .locator('.ant-select-selector, .ant-btn, .ant-input, .ant-input-number')
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { backgroundColor, borderRadius, color, height, width } = getComputedStyle(control);
        return [backgroundColor, borderRadius, color, height, width].join();
      }),
    );

/** Another UI library and back, in the same document. */
async function goAwayAndBack(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  const uiLibraries = page.getByRole('navigation', { name: 'UI library' });
  await uiLibraries.getByRole('link', { name: 'Bulma' }).click();
  await page.locator('[data-ui-library="bulma"] .rule').first().waitFor();
  await page.goBack();
  await stageOf(page).locator('.ant-select-selector').first().waitFor();
  expect(await page.locator('body[data-mark]').count()).toBe(1);
}

describe.each(['light', 'dark'] as const)('the styles of Ant Design in %s mode', (colorScheme) => {
  it('are those of the page, also when the reader comes back', async () => {
    const { page, complaints } = await open('/demo/antd', { colorScheme });
    // React renders the mode of the reader after that of the page.
    await page.locator(`[data-ui-library] .antd-${colorScheme}`).first().waitFor();
    const before = await looks(page);
    expect(before.length).toBeGreaterThan(8);
    expect(await written(page)).toEqual([]);
    await goAwayAndBack(page);
    await expect.poll(() => looks(page)).toEqual(before);
    expect(await written(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

it('the styles of Ant Design are written where the page has none', async () => {
  const { page, complaints } = await open('/');
  await page.getByRole('button', { name: 'Ant Design', exact: true }).click();
  const control = stageOf(page).locator('.ant-select-selector').first();
  await control.waitFor();
  expect((await written(page)).length).toBeGreaterThan(5);
  expect(await control.evaluate((own) => getComputedStyle(own).borderRadius)).toBe('6px');
  expect(complaints).toEqual([]);
});
