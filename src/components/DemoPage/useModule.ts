import { askAgain } from '@site/src/routeLoading/askAgain';
import { useCallback, useEffect, useState } from 'react';

/** A part of the page that is loaded when it is first wanted. */
export interface Loading<T> {
  loaded: T | undefined;
  /** Its script did not come. */
  failed: boolean;
  retry: () => void;
}

/**
 * Loads a part, and each of its files that does not come once more, past the browser's cache: one that
 * came broken, but with a valid date, would come from there again.
 */
export async function loadRenewed<T>(load: () => Promise<T>, renewed: string[] = []): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // The bundler puts the address of the file here.
    const { request } = error as { request?: string };
    if (!request || renewed.includes(request)) throw error;
    await askAgain(error);
    return loadRenewed(load, [...renewed, request]);
  }
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
    loadRenewed(load).then(
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
