import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testBrowser } from './support/browser';

const { open } = testBrowser();

const GUIDE = '/docs/utils/export';

/** The beginning of the first block of {@link GUIDE}. */
const CODE = "import { formatQuery } from 'react-querybuilder';\n\nconst query = {\n";

const firstBlock = (page: Page) => page.locator('.theme-code-block').first();

async function copied(page: Page): Promise<string> {
  const button = firstBlock(page).locator('button[data-copied], button[title^="Cop"]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

it('the button of a code block copies the code with its line breaks', async () => {
  const { page, complaints } = await open(GUIDE, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const code = await copied(page);
  expect(code.startsWith(CODE)).toBe(true);
  const lines = firstBlock(page).locator('.token-line');
  expect(code.split('\n')).toHaveLength(await lines.count());
  expect(complaints).toEqual([]);
});

it('a code block has its code and colors after another page, and again after the back button', async () => {
  const { page, complaints } = await open('/docs/utils/import', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('link', { name: 'Export a query' }).first().click();
  await page.waitForURL(`**${GUIDE}`);
  await firstBlock(page).getByText('formatQuery').first().waitFor();
  expect(await copied(page)).toContain(CODE);
  await firstBlock(page).locator('.token.keyword').first().waitFor();

  await page.goBack();
  await page.waitForURL('**/docs/utils/import');
  await firstBlock(page).locator('.token').first().waitFor();
  await page.goForward();
  await page.waitForURL(`**${GUIDE}`);
  await firstBlock(page).locator('.token.keyword').first().waitFor();
  expect(await copied(page)).toContain(CODE);
  expect(complaints).toEqual([]);
});
