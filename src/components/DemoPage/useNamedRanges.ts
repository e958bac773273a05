import { type RefObject, useEffect } from 'react';

const CONTROL = 'input, select, [role="combobox"]';

/** Names the two ends of each range, where they have no name of their own. */
function nameRanges(stage: Element): void {
  for (const end of stage.querySelectorAll('.rule-value-list-item')) {
    const control = end.matches(CONTROL) ? end : end.querySelector(CONTROL);
    if (!control || control.hasAttribute('aria-label')) continue;
    const isSecond = end.previousElementSibling !== null;
    control.setAttribute('aria-label', isSecond ? 'Value, to' : 'Value, from');
  }
}

/**
 * Gives the ends of ranges a name for screen readers. The library and its adapters name the range as a
 * whole, on an element that has no role.
 *
 * @param stage - holds the query builder
 */
export function useNamedRanges(stage: RefObject<Element>): void {
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    nameRanges(current);
    const observer = new MutationObserver(() => nameRanges(current));
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [stage]);
}
