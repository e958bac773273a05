import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { claimShortcut, isSearchShortcut } from '@site/src/search/earlyKeys';

/**
 * Opens the search with Ctrl/Cmd+K or the slash, unless the reader is typing into a field. The hook
 * of DocSearch ignores the slash on a button, where the focus is after the search was closed.
 *
 * A shortcut that was pressed before the page could answer opens the search, too.
 *
 * @param onOpen - opens the search
 * @param isOpen - whether it is open already, and takes care of its keys itself
 */
export function useShortcuts(onOpen: () => void, isOpen: boolean): void {
  // Each page has a bar of its own: the new one listens when it is there to be seen, not after that.
  useIsomorphicLayoutEffect(() => {
    if (isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', onKeyDown);
    if (claimShortcut()) onOpen();
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onOpen, isOpen]);
}
