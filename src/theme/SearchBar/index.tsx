import { useHistory } from '@docusaurus/router';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import { isSlowConnection } from '@site/src/routeLoading/isSlowConnection';
import { prepareSearch } from '@site/src/search/client';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import SearchButton from './SearchButton';
import type { SearchWindowProps } from './SearchWindow';
import { useShortcuts } from './useShortcuts';

/**
 * The search button of the top bar, with its shortcuts. The search window and its engine are loaded
 * when a reader is about to search.
 *
 * @returns the button, and the window while it is open
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const { tags } = useContextualSearchFilters();
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element | null>(null);
  const loading = useRef<Promise<ComponentType<SearchWindowProps>>>();
  const [Window, setWindow] = useState<ComponentType<SearchWindowProps>>();
  const [isOpen, setOpen] = useState(false);

  const load = useCallback(() => {
    loading.current ??= import('./SearchWindow').then((module) => module.default);
    return loading.current;
  }, []);

  const open = useCallback(() => {
    focused.current = document.activeElement;
    load().then(
      (loaded) => {
        setWindow(() => loaded);
        setOpen(true);
      },
      () => {
        // The search page needs no window; it says by itself when it cannot search.
        loading.current = undefined;
        history.push('/search');
      },
    );
  }, [load, history]);

  const close = useCallback((giveFocusBack: boolean) => {
    setOpen(false);
    if (!giveFocusBack) return;
    // Opened by shortcut with the focus nowhere, the reader is next to the search afterwards.
    const before = focused.current;
    const target = before && before !== document.body ? before : button.current;
    if (!(target instanceof HTMLElement)) return;
    // The bar may be out of sight: the page stays where the reader left it.
    requestAnimationFrame(() => target.focus({ preventScroll: true }));
  }, []);

  useShortcuts(open, isOpen);

  const prepare = () => {
    if (isSlowConnection()) return;
    prepareSearch(tags);
    load().catch(() => {
      loading.current = undefined;
    });
  };
  return (
    <>
      <SearchButton ref={button} isOpen={isOpen} onClick={open} onIntent={prepare} />
      {isOpen && Window && <Window onClose={close} />}
    </>
  );
}
