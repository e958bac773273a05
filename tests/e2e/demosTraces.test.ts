import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import { routeOf, stageOf, UI_LIBRARIES } from './support/demo';

const { open } = testBrowser({ savesData: true });

describe('leaving a demo', () => {
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

  let expected: Awaited<ReturnType<typeof traces>>;
  beforeAll(async () => {
    const { page } = await open('/discord');
    expected = await traces(page);
  });

  it.each(UI_LIBRARIES)(
    'removes everything that %s added to the root, the body and storage',
    async (uiLibrary) => {
      const { page, complaints } = await open(routeOf(uiLibrary));
      const value = stageOf(page).locator('.rule-value').first();
      await value.click();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Chat', exact: true }).click();
      await page.waitForURL('**/discord');
      await stageOf(page).waitFor({ state: 'detached' });
      await expect.poll(() => traces(page)).toEqual(expected);
      expect(complaints).toEqual([]);
    },
  );
});
