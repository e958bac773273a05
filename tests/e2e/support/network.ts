import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

/** A small file of the site that no page requests. */
const FILE = '/robots.txt';

/**
 * Takes a page offline. Chromium confirms that before it is in force: on a busy machine, files that are requested
 * right after would still come.
 *
 * @param page - a page of the site
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isOnline = () =>
    page.evaluate(
      (file) =>
        fetch(file, { cache: 'no-store' }).then(
          () => true,
          () => false,
        ),
      FILE,
    );
  await expect.poll(isOnline).toBe(false);
}

/**
 * Intercepts requests of a page that is open already. As when it goes offline, Chromium confirms that too early.
 *
 * @param page - a page of the site
 * @param files - the addresses to intercept
 * @param handler - answers their requests
 */
export async function intercept(
  page: Page,
  files: Parameters<Page['route']>[0],
  handler: (route: Route) => unknown,
): Promise<void> {
  await page.route(files, handler);
  const probe = `${FILE}?intercepted`;
  const isProbe = ({ pathname }: URL) => pathname === FILE;
  await page.route(isProbe, (route) => route.fulfill({ body: probe }));
  const answer = () =>
    page.evaluate((file) => fetch(file).then((response) => response.text()), probe);
  await expect.poll(answer).toBe(probe);
  await page.unroute(isProbe);
}
