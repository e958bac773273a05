import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus from falling out of a query builder, see `restoreFocus`. The code is loaded when
 * something in the query builder first has the focus; without it, the browser's default behavior applies.
 *
 * @param stage - contains the query builder
 */
export function useRestoredFocus(stage: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = stage;
    const controller = new AbortController();
    const { signal } = controller;
    current?.addEventListener(
      'focusin',
      () => {
        import('./restoreFocus').then(
          ({ restoreFocus }) => signal.aborted || restoreFocus(current, signal),
          () => {},
        );
      },
      { once: true, signal },
    );
    return () => controller.abort();
  }, [stage]);
}
