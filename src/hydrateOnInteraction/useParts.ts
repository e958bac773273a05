import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import type { Part } from './createPart';

interface PartsState {
  isReady: boolean;
  failed: boolean;
  /** Loads what is missing. */
  load: () => void;
}

/**
 * Follows whether the code and data of a part of a page are there. The page goes on reacting while the part is
 * rendered.
 *
 * @param needs - the code and data; pass the same list on each render
 */
export function useParts(needs: readonly Part<unknown>[]): PartsState {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(false);
  const isReady = needs.every(({ loaded }) => loaded !== undefined);

  useEffect(() => {
    const stops = needs.map((part) => part.onLoad(() => startTransition(update)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [needs]);

  const load = useCallback(() => {
    setFailed(false);
    Promise.all(needs.map((part) => part.load())).catch(() => setFailed(true));
  }, [needs]);

  return { isReady, failed, load };
}
