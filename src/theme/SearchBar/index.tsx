import { useDocSearchKeyboardEvents } from '@docsearch/react/useDocSearchKeyboardEvents';
import { useHistory } from '@docusaurus/router';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import SearchButton from './SearchButton';
import type { SearchWindowProps } from './SearchWindow';

/**
 * The search button of the top bar, with its shortcuts. The search window and its engine are loaded
 * when a reader is about to search.
 *
 * @returns the button, and the window while it is open
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const loading = useRef<Promise<ComponentType<SearchWindowProps>>>();
  const [Window, setWindow] = useState<ComponentType<SearchWindowProps>>();
  const [isOpen, setOpen] = useState(false);
  const [isAskAiActive, setAskAiActive] = useState(false);

  const load = useCallback(() => {
    loading.current ??= import('./SearchWindow').then((module) => module.default);
    return loading.current;
  }, []);

  const open = useCallback(() => {
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
  const close = useCallback(() => setOpen(false), []);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    isAskAiActive,
    onAskAiToggle: setAskAiActive,
  });

  const prepare = () => {
    load().catch(() => {
      loading.current = undefined;
    });
  };
  return (
    <>
      <SearchButton onClick={open} onIntent={prepare} />
      {isOpen && Window && <Window onClose={close} />}
    </>
  );
}
