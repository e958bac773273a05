import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Lets no script through that is asked for from now on, until it is told to.
 *
 * @param having - holds only the scripts that contain this text
 */
export async function holdScripts(page: Page, having = '') {
  let isHolding = true;
  const held: Route[] = [];
  await page.route('**/assets/js/**', async (route) => {
    const holds = having === '' || (await (await route.fetch()).text()).includes(having);
    if (isHolding && holds) held.push(route);
    else await route.continue();
  });
  return {
    untilAsked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    /** Holds what it has, and lets every later script through. */
    holdNoMore: () => {
      isHolding = false;
    },
    letGo: async () => {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
