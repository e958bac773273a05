import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import type { Part } from './createPart';

interface PartsState {
  isReady: boolean;
  /** Why the last attempt to load failed. */
  error: unknown;
  /**
   * Loads what is missing.
   *
   * @returns whether it is there
   */
  load: () => Promise<boolean>;
}

/**
 * Follows whether the code and data of a part of a page are there. The page goes on reacting while the part is
 * rendered.
 *
 * @param needs - the code and data; pass the same list on each render
 * @param loadNeeds - loads them; pass the same function on each render
 */
export function useParts(
  needs: readonly Part<unknown>[],
  loadNeeds?: () => Promise<unknown>,
): PartsState {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [error, setError] = useState<unknown>();
  const isReady = needs.every(({ loaded }) => loaded !== undefined);

  useEffect(() => {
    const stops = needs.map((part) => part.onLoad(() => startTransition(update)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [needs]);

  const load = useCallback(async () => {
    try {
      await (loadNeeds?.() ?? Promise.all(needs.map((part) => part.load())));
      setError(undefined);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    }
  }, [needs, loadNeeds]);

  return { isReady, error, load };
}
