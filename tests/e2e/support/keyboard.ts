import type { ElementHandle, JSHandle, Locator, Page } from 'playwright-core';

/** What a reader encounters when moving through a page with the keyboard. */
export interface Tour {
  /** The controls that are shown, in the order of the page. */
  expected: string[];
  /** Those of them that the keyboard reached, in its order. */
  reached: string[];
  /** Those that looked the same with the focus as without. */
  unmarked: string[];
  /** Those that something else covered while they had the focus. */
  covered: string[];
}

type Stops = { elements: Element[]; unfocused: string[] };

/**
 * Tabs through every focusable element inside a part of the page, starting at the first control.
 *
 * @param key - `Tab`, or `Shift+Tab` to go backwards from the last control
 * @param scope - a selector of the part
 */
export async function tour(page: Page, key: 'Tab' | 'Shift+Tab', scope: string): Promise<Tour> {
  await page.evaluate(prepare);
  const stops = await page.evaluateHandle(
    (selector) => (window as unknown as { findStops(s: string): Stops }).findStops(selector),
    scope,
  );
  const expected = await stops.evaluate(({ elements }) => elements.map((_, index) => index));
  const order = key === 'Tab' ? expected : [...expected].reverse();
  const names = await stops.evaluate(({ elements }) =>
    elements.map((element) => element.outerHTML.replace(/(>)(?=.*<).*/s, '$1').slice(0, 160)),
  );
  const reached: number[] = [];
  const unmarked: number[] = [];
  const covered: number[] = [];
  await stops.evaluate(
    ({ elements }, first) => (elements[first] as HTMLElement).focus(),
    order[0] as number,
  );
  // Scrollable panes are tab stops as well, although they are not controls.
  for (let presses = 0; presses < 3 * expected.length; presses++) {
    const seen = await inspectTwice(page, stops);
    if (seen && reached.includes(seen.index)) break;
    if (seen) {
      reached.push(seen.index);
      if (!seen.isMarked) unmarked.push(seen.index);
      if (seen.isCovered) covered.push(seen.index);
    }
    if (reached.at(-1) === order.at(-1)) break;
    await page.keyboard.press(key);
  }
  const named = (indexes: number[]) => indexes.map((index) => `${index}: ${names[index]}`);
  return {
    expected: named(order),
    reached: named(reached),
    unmarked: named(unmarked),
    covered: named(covered),
  };
}

/** The number of frames in which the page may scroll, and the navigation bar may appear or hide, after a focus change. */
const FRAMES = 10;

/** Inspects the focused control, and again when the page is idle if something covers it. */
async function inspectTwice(
  page: Page,
  stops: JSHandle<Stops>,
): Promise<ReturnType<typeof inspectFocus>> {
  const seen = await stops.evaluate(inspectFocus);
  if (!seen?.isCovered) return seen;
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, FRAMES);
  return stops.evaluate(inspectFocus);
}

/**
 * Presses Tab until a control has the focus, as a reader without a mouse does.
 *
 * @param control - the control to focus
 * @throws Error when the focus does not get there
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  let found = await control.elementHandle();
  for (let presses = 0; presses < 200; presses++) {
    const { isFocused, isReplaced } = await (found as ElementHandle).evaluate((element) => ({
      isFocused: element === document.activeElement,
      isReplaced: !element.isConnected,
    }));
    if (isFocused) return;
    // Finding it again for each press would take most of the time.
    if (isReplaced) found = await control.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control}.`);
}

/** Defines functions in the page that find its tab stops and identify each. */
function prepare(): void {
  const isShown = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const canBeReached = (element: HTMLElement) => {
    const { type, name, checked } = element as HTMLInputElement;
    // The tab stop of a group of radio buttons is the checked one.
    if (type === 'radio' && !checked && document.querySelector(`[name="${name}"]:checked`)) {
      return false;
    }
    return element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]');
  };
  const appearance = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling]
      .filter((part) => part !== null)
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor }) =>
        [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join(),
      )
      .join(';');
  const findStops = (scope: string): Stops => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const elements = [
      ...document.querySelectorAll<HTMLElement>(`${scope} :is(${selector})`),
    ].filter((element) => isShown(element) && canBeReached(element));
    (document.activeElement as HTMLElement | null)?.blur();
    return { elements, unfocused: elements.map(appearance) };
  };
  Object.assign(window, { findStops, appearanceOf: appearance });
}

/** Inspects the focused control. */
function inspectFocus({ elements, unfocused }: Stops) {
  const element = document.activeElement as HTMLElement;
  const index = elements.indexOf(element);
  if (index < 0) return undefined;
  const { appearanceOf } = window as unknown as { appearanceOf(element: Element): string };
  const { left, right, top, bottom } = element.getClientRects()[0] as DOMRect;
  const hit = document.elementFromPoint(
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  const isSeen = hit !== null && (element.contains(hit) || hit.contains(element));
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  return {
    index,
    isMarked: appearanceOf(element) !== unfocused[index],
    isCovered: !isSeen && !labels.some((label) => label.contains(hit)),
  };
}
