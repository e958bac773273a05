import type { Page } from 'playwright-core';
import { layOutAll } from './textBelowFold';

/**
 * Finds elements that make a page scroll horizontally, or are cut off at its right edge.
 *
 * @returns the markup of elements that extend beyond the window outside a scroll container
 */
export async function findOverflow(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrollsItself = (element: Element): boolean => {
      const { overflowX, position } = getComputedStyle(element);
      if (position === 'fixed' || ['auto', 'scroll'].includes(overflowX)) return true;
      const parent = element.parentElement;
      return parent !== null && parent !== document.body && scrollsItself(parent);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = new Set<Element>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement as HTMLElement;
      if (cut.has(element) || !texts.currentNode.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const { right, width: size, height } = range.getBoundingClientRect();
      const isShown =
        size > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      if (isShown && right > width + 1 && !scrollsItself(element)) cut.add(element);
    }
    const found = [...cut].map((element) => element.outerHTML.slice(0, 200));
    return document.documentElement.scrollWidth > width ? ['the page scrolls', ...found] : found;
  });
}
