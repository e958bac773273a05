import { type RefObject, useEffect } from 'react';

const CONTROL = 'input, select, [role="combobox"]';

/** Names the two ends of each range, where they have no name of their own. */
function nameRanges(stage: Element): void {
  for (const end of stage.querySelectorAll<HTMLElement>('.rule-value-list-item')) {
    const control = end.matches(CONTROL) ? end : end.querySelector<HTMLElement>(CONTROL);
    const range = end.parentElement?.closest('[title]')?.getAttribute('title') ?? 'Value';
    // Some adapters give both ends the name of the range.
    const given = control?.getAttribute('aria-label') ?? range;
    const isOurs = control?.dataset.rangeEnd === given;
    if (!control || (given !== range && !isOurs)) continue;
    const isSecond = end.previousElementSibling !== null;
    const name = `${range}, ${isSecond ? 'to' : 'from'}`;
    if (name === given) continue;
    control.dataset.rangeEnd = name;
    control.setAttribute('aria-label', name);
  }
}

/** Makes radio buttons a group with a name, where the library makes them a plain element. */
function nameRadioGroups(stage: Element): void {
  for (const radio of stage.querySelectorAll('[type="radio"]')) {
    const value = radio.closest('.rule-value');
    if (!value) continue;
    const group = value.querySelector('[role="radiogroup"]') ?? value;
    const name = value.getAttribute('title');
    if (name === null || group.getAttribute('aria-label') === name) continue;
    if (group.localName !== 'fieldset') group.setAttribute('role', 'radiogroup');
    group.setAttribute('aria-label', name);
  }
}

/**
 * Gives the ends of ranges, and groups of radio buttons, a name for screen readers. The library and its
 * adapters name them as a whole, on an element that has no role.
 *
 * @param stage - contains the query builder
 */
export function useNamedRanges(stage: RefObject<Element>): void {
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const nameAll = () => {
      nameRanges(current);
      nameRadioGroups(current);
    };
    nameAll();
    const observer = new MutationObserver(nameAll);
    // The name of a range changes when its rule is moved.
    observer.observe(current, { attributeFilter: ['title'], childList: true, subtree: true });
    return () => observer.disconnect();
  }, [stage]);
}
