import { type ComponentType, Fragment, type PropsWithChildren, useEffect, useState } from 'react';

type Provider = ComponentType<PropsWithChildren>;

/**
 * Loads drag and drop when it is first wanted.
 *
 * @param wanted - whether things can be dragged
 * @param onFailure - called when its script does not come
 * @returns what goes around the query builder, and whether it is drag and drop
 */
export function useDragAndDrop(
  wanted: boolean,
  onFailure: () => void,
): { Provider: Provider; enabled: boolean } {
  const [Loaded, setLoaded] = useState<Provider>();

  useEffect(() => {
    if (!wanted || Loaded) return;
    let current = true;
    import('./DragAndDrop').then(
      (module) => current && setLoaded(() => module.default as Provider),
      () => current && onFailure(),
    );
    return () => {
      current = false;
    };
  }, [wanted, Loaded, onFailure]);

  return wanted && Loaded
    ? { Provider: Loaded, enabled: true }
    : { Provider: Fragment, enabled: false };
}
