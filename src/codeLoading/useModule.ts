import { useCallback, useEffect, useState } from 'react';
import { loadModule } from './loadModule';

/** The state of a module that is loaded when it is first needed. */
export interface LoadingState<T> {
  loaded: T | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * Loads a module when it is first needed.
 *
 * @param isNeeded - whether it is needed now
 * @param load - imports it; pass the same function on each render
 */
export function useModule<T>(isNeeded: boolean, load: () => Promise<T>): LoadingState<T> {
  const [loaded, setLoaded] = useState<T>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isNeeded || loaded || failed) return;
    let current = true;
    loadModule(load).then(
      (part) => current && setLoaded(() => part),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [isNeeded, loaded, failed, load]);

  const retry = useCallback(() => setFailed(false), []);
  return { loaded, failed, retry };
}
