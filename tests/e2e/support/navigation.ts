import type { Page } from 'playwright-core';

/**
 * Goes back, as the browser's Back button does. Playwright's own `goBack` waits for a load, which a page
 * from the back-forward cache does not have. The call ends before the page is left, since leaving it
 * destroys the context that the call runs in.
 */
export function goBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.setTimeout(() => window.history.back());
  });
}

/** Opens an address as a link without client-side navigation does. The call ends before the page is left. */
export function leaveFor(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    window.setTimeout(() => window.location.assign(to));
  }, path);
}
