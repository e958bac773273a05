import { useCallback, useEffect, useState } from 'react';

/** A part of the page that is loaded when it is first wanted. */
export interface Loading<T> {
  loaded: T | undefined;
  /** Its script did not come. */
  failed: boolean;
  retry: () => void;
}

/**
 * Loads a part of the page when it is first wanted.
 *
 * @param wanted - whether it is wanted
 * @param load - imports it; the same function at each call
 * @returns the part, once it is there
 */
export function useModule<T>(wanted: boolean, load: () => Promise<T>): Loading<T> {
  const [loaded, setLoaded] = useState<T>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || loaded || failed) return;
    let current = true;
    load().then(
      (part) => current && setLoaded(() => part),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted, loaded, failed, load]);

  const retry = useCallback(() => setFailed(false), []);
  return { loaded, failed, retry };
}
