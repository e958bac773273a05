import type { StoredSearch } from '@site/src/search/storedSearches';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import StoredList from './StoredList';
import TopicList from './TopicList';
import type { StoredSearchesControl } from './useStoredSearches';

interface Props {
  stored: StoredSearchesControl;
  /** The field, from which the arrow keys lead here. */
  input: RefObject<HTMLInputElement>;
  /** The reader follows a link in this tab. */
  onLeave: () => void;
}

/**
 * What the search window shows before a query is typed: what the reader opened before, and what many
 * look for.
 */
export default function StartScreen({ stored, input, onLeave }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { recent, favourites } = stored.searches;

  useEffect(() => {
    const field = input.current;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const first = list.current?.querySelector('a');
      if (event.key !== 'ArrowDown' || !first) return;
      event.preventDefault();
      first.focus();
    };
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [input]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const row = (event.target as Element).closest('li')?.querySelector('a');
    const next = links[links.indexOf(row as HTMLAnchorElement) + step];
    if (step < 0 && !next) input.current?.focus();
    else next?.focus();
  };

  const save = (search: StoredSearch) => {
    stored.addFavourite(search);
    input.current?.focus();
  };
  const row = {
    onFollow: (search: StoredSearch, inThisTab: boolean) => {
      stored.addStored(search);
      if (inThisTab) onLeave();
    },
    onRemove: ({ url }: StoredSearch) => {
      stored.remove(url);
      input.current?.focus();
    },
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys add to Tab, which works as well
    <div ref={list} className="DocSearch-Dropdown-Container" onKeyDown={onKeyDown}>
      {recent.length + favourites.length === 0 && (
        <p className="DocSearch-Help">No recent searches</p>
      )}
      <StoredList title="Recent" searches={recent} {...row} onSave={save} />
      <StoredList title="Favorites" searches={favourites} {...row} />
      <TopicList onLeave={onLeave} />
    </div>
  );
}
