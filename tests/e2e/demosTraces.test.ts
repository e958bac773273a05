import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import { LOOKS, routeOf, stageOf } from './support/demo';

const { open } = testBrowser();

describe('what a demo leaves behind', () => {
  const traces = (page: Page) =>
    page.evaluate(() => ({
      elements: [document.documentElement, document.body].map((element) =>
        [...element.attributes]
          // What Docusaurus itself notes of the attributes that it has set, in the order it did.
          .filter(({ name }) => name !== 'data-rh')
          .map(({ name, value }) => `${name}=${value}`)
          .sort(),
      ),
      children: [...document.body.children].map(({ tagName, id }) => `${tagName}#${id}`),
      stored: Object.keys(localStorage).sort(),
    }));

  it.each(LOOKS)('%s leaves nothing on the root, the body or in storage', async (look) => {
    const fresh = await open('/discord');
    const expected = await traces(fresh.page);
    const { page, complaints } = await open(routeOf(look));
    const value = stageOf(page).locator('.rule-value').first();
    await value.click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await page.waitForURL('**/discord');
    await stageOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => traces(page)).toEqual(expected);
    expect(complaints).toEqual([]);
  });
});
