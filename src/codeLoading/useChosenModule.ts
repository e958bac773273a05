import { useRef, useState } from 'react';
import { loadModule } from './loadModule';

interface ChosenModule<Id extends string, T> {
  /** What is loaded: the last choice, or the one before it while that is loading. */
  shown: { id: Id; part: T };
  /** The last choice. */
  chosen: Id;
  failed: boolean;
  choose: (id: Id) => void;
}

/**
 * Loads one of several parts of a page when it is chosen, and returns the previous one until then.
 *
 * @param first - the part that the page starts with
 * @param load - loads another one
 * @param onLoad - is called with each part that is loaded, before it is shown
 */
export function useChosenModule<Id extends string, T>(
  first: { id: Id; part: T },
  load: (id: Id) => Promise<T>,
  onLoad?: (part: T) => void,
): ChosenModule<Id, T> {
  const [shown, setShown] = useState(first);
  const [chosen, setChosen] = useState(first.id);
  const [failed, setFailed] = useState(false);
  const latest = useRef(first.id);

  const choose = (id: Id) => {
    latest.current = id;
    setChosen(id);
    setFailed(false);
    loadModule(() => load(id)).then(
      (part) => {
        if (latest.current !== id) return;
        onLoad?.(part);
        setShown({ id, part });
      },
      () => {
        if (latest.current === id) setFailed(true);
      },
    );
  };
  return { shown, chosen, failed, choose };
}
