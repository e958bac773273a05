import type { Page } from 'playwright-core';
import { BELOW_FOLD } from '../../../src/components/StaticHtml/names';

/** Lays out all text of a page, as if the reader had scrolled through it. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    for (const part of document.querySelectorAll(`[${mark}]`)) part.removeAttribute(mark);
  }, BELOW_FOLD);

/** Counts the elements of a page's text that the browser skips, because they are far from the window. */
export const countSkipped = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('.markdown [data-static] > *')];
    const isShown = (element: Element) => element.checkVisibility();
    const isLaidOut = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true });
    return elements.filter((element) => isShown(element) && !isLaidOut(element)).length;
  });
