import { useHistory } from '@docusaurus/router';
import { ownAddress } from '@site/src/addresses/basePath';
import { isSlowConnection } from '@site/src/codeLoading/isSlowConnection';
import { refetch } from '@site/src/codeLoading/refetch';
import { searchPath } from '@site/src/search/address';
import { isWithdrawn, startRecording, takeTyped } from '@site/src/search/earlyKeys';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import type { SearchWindowProps } from '../window/SearchWindow';
import PreparedSearch from './PreparedSearch';
import SearchButton from './SearchButton';
import SearchUnavailable from './SearchUnavailable';
import { useShortcuts } from './useShortcuts';

/** `unavailable`: the code of the window did not load, and the site does not answer. */
type State = 'closed' | 'open' | 'unavailable';

/**
 * The search button of the top bar, with its shortcuts. The search window and its engine are loaded
 * when a reader is about to search.
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element | null>(null);
  const loading = useRef<Promise<ComponentType<SearchWindowProps>>>();
  const [Window, setWindow] = useState<ComponentType<SearchWindowProps>>();
  const [failures, setFailures] = useState(0);
  const [state, setState] = useState<State>('closed');
  const [isNear, setNear] = useState(false);

  const load = useCallback(() => {
    loading.current ??= import('../window/SearchWindow').then((module) => module.default);
    return loading.current;
  }, []);

  const close = useCallback((giveFocusBack: boolean) => {
    // What is still loading does not open again what the reader closed.
    takeTyped();
    setState('closed');
    if (!giveFocusBack) return;
    // Opened by shortcut with the focus nowhere, the reader is next to the search afterwards.
    const before = focused.current;
    const target = before && before !== document.body ? before : button.current;
    if (!(target instanceof HTMLElement)) return;
    // The bar may be out of sight: the page stays where the reader left it.
    requestAnimationFrame(() => target.focus({ preventScroll: true }));
  }, []);

  const show = useCallback(async () => {
    startRecording();
    try {
      const loaded = await load();
      if (isWithdrawn()) return close(true);
      setWindow(() => loaded);
      setState('open');
    } catch (error) {
      loading.current = undefined;
      const responds = navigator.onLine && (await refetch(error));
      if (isWithdrawn()) return close(true);
      const typed = takeTyped();
      // The search page needs no window; it says by itself when it cannot search.
      if (responds) return history.push(ownAddress(typed ? searchPath(typed) : '/search'));
      setFailures((count) => count + 1);
      setState('unavailable');
    }
  }, [load, close, history]);

  const open = useCallback(() => {
    focused.current = document.activeElement;
    void show();
  }, [show]);

  useShortcuts(open, state !== 'closed');

  const prepare = () => {
    if (isSlowConnection()) return;
    setNear(true);
    load().catch(() => {
      loading.current = undefined;
    });
  };
  return (
    <>
      <SearchButton ref={button} isOpen={state === 'open'} onClick={open} onIntent={prepare} />
      {isNear && <PreparedSearch />}
      {state === 'open' && Window && <Window onClose={close} />}
      {state === 'unavailable' && (
        // Each failed try is announced again.
        <SearchUnavailable key={failures} onRetry={show} onClose={() => close(true)} />
      )}
    </>
  );
}
