import type { MissingPart } from '@site/src/demo/leftOutRules';

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** The library's classes of the controls of a rule. */
const CONTROLS: Record<MissingPart, string> = {
  field: '.rule-fields',
  operator: '.rule-operators',
  value: '.rule-value',
};

const isFocusable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(`${FOCUSABLE}`) &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [aria-hidden="true"]') &&
  element.getClientRects().length > 0;

const focusablesIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(isFocusable);

const isEmpty = (element: HTMLElement) =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
  element.value === '';

/** Finds a rule in the query builder that is nearest to an element of the page. */
function findRule(from: Element, path: readonly number[]): Element | undefined {
  const selector = `.rule[data-path="${JSON.stringify(path)}"]`;
  for (let element = from.parentElement; element; element = element.parentElement) {
    const rule = element.querySelector(selector);
    if (rule) return rule;
  }
  return undefined;
}

/**
 * Moves the focus to the control of a rule that needs input, of several ones to the first that is empty.
 *
 * @param from - an element near the query builder
 * @param path - the path of the rule
 * @param missing - the part of the rule that needs input
 */
export function focusRule(from: Element, path: readonly number[], missing: MissingPart): void {
  const rule = findRule(from, path);
  if (!rule) return;
  const controls = [...rule.querySelectorAll(CONTROLS[missing])].flatMap(focusablesIn);
  (controls.find(isEmpty) ?? controls[0] ?? focusablesIn(rule)[0])?.focus();
}
