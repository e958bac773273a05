import type { SearchHit } from '@site/src/search/SearchClient';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The list of hits, and the one that Enter opens. */
export interface ActiveHit {
  /** Its index. */
  index: number;
  setIndex: (index: number) => void;
  /** The ids of the list and of its hits, for the field that controls them. */
  listId: string;
  hitId: (index: number) => string;
  /** The number of hits. */
  count: number;
  /** Moves along the hits, and opens one. */
  onKeyDown: (event: KeyboardEvent) => void;
}

const LIST_ID = 'search-hits';
const hitId = (index: number) => `search-hit-${index}`;

/** Another tab or window for the modifiers that mean so for a link. */
function openHit(link: HTMLElement, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  // The browser follows a link that is clicked with these keys held down, here or elsewhere.
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/**
 * Keeps the hit that the keyboard is at, while the focus stays in the field.
 *
 * @param hits - the hits that are shown
 * @param query - what was typed; another query begins at the first hit again
 */
export function useActiveHit(hits: readonly SearchHit[], query: string): ActiveHit {
  const [index, setIndex] = useState(0);
  const byKeyboard = useRef(false);
  const count = hits.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another list
  useEffect(() => setIndex(0), [query]);
  useEffect(() => {
    if (byKeyboard.current)
      document.getElementById(hitId(index))?.scrollIntoView({ block: 'nearest' });
    byKeyboard.current = false;
  }, [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      byKeyboard.current = true;
      setIndex((index + step + count) % count);
    }
    if (event.key === 'Enter') {
      const link = document.getElementById(hitId(index));
      event.preventDefault();
      if (link) openHit(link, event);
    }
  };

  return { index, setIndex, listId: LIST_ID, hitId, count, onKeyDown };
}
