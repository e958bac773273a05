import type { Page } from 'playwright-core';

/**
 * The parts of the search window, for tests.
 *
 * @param page - the page that it is opened on
 */
export function searchWindow(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search' });
  const options = dialog.getByRole('option');
  return {
    dialog,
    field,
    options,
    /** Opens the window with its shortcut. */
    async open() {
      await page.keyboard.press('Control+k');
      await dialog.waitFor();
    },
    /** Opens the window and searches, until there are hits. */
    async search(query: string) {
      await page.keyboard.press('Control+k');
      await field.fill(query);
      await options.first().waitFor();
    },
    /** The words that are highlighted on the page. */
    highlighted: () =>
      page.evaluate(() => {
        const highlight = CSS.highlights.get('search-terms') as Iterable<Range> | undefined;
        return [...new Set([...(highlight ?? [])].map((range) => String(range).toLowerCase()))];
      }),
  };
}
