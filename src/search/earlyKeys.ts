/**
 * Keys that a reader presses before the search window can take them: the shortcut while the page is
 * still starting, and what is typed while the window loads.
 */

/** What the script in the head of every page has recorded. */
interface RecordedKeys {
  /** What was typed since the search was asked for; `undefined` while it is not asked for. */
  typed?: string;
  /** Whether the search bar listens for the shortcut itself. */
  isClaimed: boolean;
}

declare global {
  interface Window {
    searchKeys?: RecordedKeys;
  }
}

/**
 * Checks whether a key is typed into a field, also inside a web component. The function's source is
 * put into pages, as are those of the two functions below.
 */
export function isInField(event: KeyboardEvent): boolean {
  const fields = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(fields) !== null;
}

/** Checks whether a key opens the search: Ctrl/Cmd+K, or the slash, outside of fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || isInField(event)) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  // Some keyboards have the slash above a digit.
  return key === '/';
}

/**
 * Records the shortcut until the search bar claims it, and after it the letters that belong to the
 * search. Escape withdraws the request.
 */
export function recordSearchKeys(): void {
  const keys: RecordedKeys = { isClaimed: false };
  window.searchKeys = keys;
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (keys.typed === undefined) {
        if (keys.isClaimed || !isSearchShortcut(event)) return;
        keys.typed = '';
      } else if (isInField(event)) return;
      else if (key === 'Escape') keys.typed = undefined;
      else if (altKey || ctrlKey || metaKey) {
        if (!isSearchShortcut(event)) return;
      } else if (key === 'Backspace') keys.typed = [...keys.typed].slice(0, -1).join('');
      else if ([...key].length === 1) keys.typed += key;
      else return;
      event.preventDefault();
    },
    true,
  );
}

/**
 * The search bar takes over the shortcut.
 *
 * @returns whether the reader has asked for the search already
 */
export function claimShortcut(): boolean {
  const keys = window.searchKeys;
  if (!keys) return false;
  keys.isClaimed = true;
  return keys.typed !== undefined;
}

/** From now on, until they are taken, typed letters belong to the search. */
export function startRecording(): void {
  if (window.searchKeys) window.searchKeys.typed ??= '';
}

/** Checks whether the reader has pressed Escape since the search was asked for. */
export function isWithdrawn(): boolean {
  return window.searchKeys !== undefined && window.searchKeys.typed === undefined;
}

/**
 * Ends the recording, and returns what was typed.
 */
export function takeTyped(): string {
  const typed = window.searchKeys?.typed ?? '';
  if (window.searchKeys) window.searchKeys.typed = undefined;
  return typed;
}
