/**
 * The place of an element among those with the same tag. Among all, its number would change: the server renders an
 * image for each theme.
 */
export type Place = readonly [tag: string, index: number];

/** What a reader has done with elements that are about to be replaced by the same ones. */
export interface KeptState {
  /** How far elements are scrolled. */
  scrolled: (readonly [Place, number])[];
  /** What was typed into fields. */
  typed: (readonly [Place, string])[];
  focused?: Place;
}

/**
 * Returns where an element is.
 *
 * @param root - the element around it
 */
export const placeOf = (root: Element, element: Element): Place => [
  element.tagName,
  [...root.getElementsByTagName(element.tagName)].indexOf(element),
];

/**
 * Returns the element at a place, where there is one.
 *
 * @param root - the element around it
 */
export const elementAt = (root: Element, [tag, index]: Place) =>
  root.getElementsByTagName(tag)[index] as HTMLElement | undefined;

/** How far elements are scrolled, in pixels. */
export type ScrollPositions = Map<Element, number>;

/**
 * Notes how far the elements are scrolled now, when the page is laid out: to read it while the page changes would have
 * the browser lay the page out at once.
 *
 * @param root - the element around them
 */
export const scrollPositionsIn = (root: Element): ScrollPositions =>
  new Map(
    [...root.querySelectorAll('*')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((element) => [element, element.scrollTop]),
  );

/**
 * Reads what would be lost with elements.
 *
 * @param root - the element around them
 * @param positions - how far they are scrolled
 */
export function readState(root: Element, positions: ScrollPositions): KeptState {
  const fields = [...root.querySelectorAll('input')];
  const focused = document.activeElement;
  return {
    scrolled: [...positions].map(([element, top]) => [placeOf(root, element), top]),
    typed: fields.filter(({ value }) => value).map((field) => [placeOf(root, field), field.value]),
    ...(focused && root.contains(focused) && { focused: placeOf(root, focused) }),
  };
}

/** Types into a field as a reader would; React overrides the setter of the field itself. */
function type(field: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Gives elements the state of those that they replace.
 *
 * @param root - the element around them
 */
export function applyState(root: Element, { scrolled, typed, focused }: KeptState): void {
  for (const [place, top] of scrolled) {
    const element = elementAt(root, place);
    if (element) element.scrollTop = top;
  }
  if (focused) elementAt(root, focused)?.focus({ preventScroll: true });
  for (const [place, text] of typed) {
    const field = elementAt(root, place);
    if (field instanceof HTMLInputElement) type(field, text);
  }
}
