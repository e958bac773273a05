import type { KeyboardEvent } from 'react';

/**
 * Moves the selection and the focus of a list of tabs with the arrow keys, Home and End, as the tabs pattern
 * of the ARIA Authoring Practices Guide describes.
 *
 * @param event - the key that was pressed on a tab
 * @param list - the element around the tabs, each of which is a button
 * @param ids - the ids of the tabs, in order
 * @param selected - the id of the selected tab
 * @param onSelect - receives the id of the tab to select
 */
export function selectWithKeys(
  event: KeyboardEvent,
  list: Element | null,
  ids: readonly string[],
  selected: string,
  onSelect: (id: string) => void,
): void {
  const last = ids.length - 1;
  const at = ids.indexOf(selected);
  const next = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key];
  const id = next === undefined ? undefined : ids[next];
  if (next === undefined || id === undefined) return;
  event.preventDefault();
  onSelect(id);
  list?.querySelectorAll('button')[next]?.focus();
}
