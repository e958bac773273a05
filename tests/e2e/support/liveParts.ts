import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The sidebar of a docs page that is in its HTML only. */
export const PUBLISHED = 'aside [data-published]';

/** Waits until React renders it. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction((published) => !document.querySelector(published), PUBLISHED);
}

/** Waits until React renders the navigation bar, which needs the pointer elsewhere. */
export async function untilNavbarIsLive(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.navbar [data-published]').count()).toBe(0);
}

/** Uses the navigation bar, also on a slow line: points at a menu of it. */
export async function hydrateNavbar(page: Page): Promise<void> {
  await page.locator('.navbar .dropdown').first().hover();
  await page.mouse.move(400, 600);
  await untilNavbarIsLive(page);
}

/** Uses the sidebar of a docs page, also on a slow line, and leaves it as it was when React renders it. */
export async function hydrateSidebar(page: Page): Promise<void> {
  const button = page.locator('aside .menu__caret').first();
  const state = await button.getAttribute('aria-expanded');
  await button.click();
  await untilLive(page);
  const isExpanded = () => button.getAttribute('aria-expanded');
  await expect.poll(isExpanded).not.toBe(state);
  await button.click();
  await expect.poll(isExpanded).toBe(state);
  const list = button.locator('xpath=ancestor::li[1]/ul');
  await expect.poll(() => list.evaluate((own) => own.getAnimations().length)).toBe(0);
}
