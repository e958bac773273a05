import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Gives accessible names to the buttons inside a Tremor control.
 *
 * Tremor's selects and date pickers have no prop that reaches their buttons: the trigger is named
 * by its text alone and the clear button by nothing. Their hidden native `<select>` and checkbox,
 * which exist for form submission, would be a tab stop of their own with a meaningless name.
 *
 * Runs after every render, because the text of the trigger is part of its name.
 */
export const useControlNames = (ref: RefObject<HTMLElement>, title: string | undefined): void => {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;

    const [trigger, ...others] = root.querySelectorAll('button:not([data-headlessui-focus-guard])');
    if (title && trigger) {
      const text = trigger.textContent;
      trigger.setAttribute('aria-label', text ? `${title}: ${text}` : title);
    }
    for (const button of others) {
      button.setAttribute('aria-label', clearName(title));
    }

    hideFromKeyboard(root.querySelector(':scope > input[type="checkbox"]'));
    hideFromKeyboard(root.parentElement?.querySelector(':scope > select') ?? null);
  });
};

const clearName = (title: string | undefined) => (title ? `Clear: ${title}` : 'Clear');

/** Takes a decorative native control out of the tab order and the accessibility tree. */
export const hideFromKeyboard = (element: Element | null): void => {
  element?.setAttribute('aria-hidden', 'true');
  element?.setAttribute('tabindex', '-1');
};
