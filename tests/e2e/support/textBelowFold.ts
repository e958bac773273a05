import type { Page } from 'playwright-core';
import { BELOW_FOLD } from '../../../src/components/StaticHtml/names';

/** Has the browser lay out all text of a page, as if the reader had seen it. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    for (const part of document.querySelectorAll(`[${mark}]`)) part.removeAttribute(mark);
  }, BELOW_FOLD);

/** How many elements of a page's text the browser has not laid out, because the window is not near them. */
export const countPutOff = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('.markdown [data-static] > *')];
    const isShown = (element: Element) => element.checkVisibility();
    const isLaidOut = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true });
    return elements.filter((element) => isShown(element) && !isLaidOut(element)).length;
  });
