import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

/** Keys that a reader types into a field belong to that field, also inside a web component. */
function isInField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(FIELDS) !== null;
}

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  // Some keyboards have the slash above a digit.
  return key === '/';
}

/**
 * Opens the search with Ctrl/Cmd+K or the slash, unless the reader is typing into a field. The hook
 * of DocSearch ignores the slash on a button, where the focus is after the search was closed.
 *
 * @param onOpen - opens the search
 * @param isOpen - whether it is open already, and takes care of its keys itself
 */
export function useShortcuts(onOpen: () => void, isOpen: boolean): void {
  // Each page has a bar of its own: the new one listens when it is there to be seen, not after that.
  useIsomorphicLayoutEffect(() => {
    if (isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event) || isInField(event)) return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onOpen, isOpen]);
}
