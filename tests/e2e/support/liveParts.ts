import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until React renders all parts that were in the page's HTML only. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-published]'));
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
