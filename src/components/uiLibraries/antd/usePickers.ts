import { useEffect, useState } from 'react';

type Pickers = typeof import('./AntDPickers');

let pickers: Pickers | undefined;

/** Runs an action, but not while someone types in an input that it would replace. */
function whenNotTyping(action: () => void): void {
  const input = document.activeElement;
  const isTyping = input instanceof HTMLInputElement && /date|time/.test(input.type);
  if (isTyping) input.addEventListener('blur', action, { once: true });
  else action();
}

/**
 * Loads the pickers for dates and times, which are a fifth of the code of the controls, when a rule first needs one.
 *
 * @param isNeeded - whether the rule needs one
 * @returns nothing while they are loaded, and where they cannot be: then the browser's own inputs are shown
 */
export function usePickers(isNeeded: boolean): Pickers | undefined {
  const [loaded, setLoaded] = useState(pickers);
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isShown = true;
    import('./AntDPickers').then(
      (module) => {
        pickers = module;
        whenNotTyping(() => isShown && setLoaded(module));
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [isNeeded, loaded]);
  return isNeeded ? loaded : undefined;
}
