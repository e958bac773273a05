import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus from falling out of a query builder, see `keepFocus`. The code is loaded when
 * something in the query builder first has the focus; without it the browser does what it does.
 *
 * @param stage - contains the query builder
 */
export function useKeptFocus(stage: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = stage;
    const controller = new AbortController();
    const { signal } = controller;
    current?.addEventListener(
      'focusin',
      () => {
        import('./keepFocus').then(
          ({ keepFocus }) => signal.aborted || keepFocus(current, signal),
          () => {},
        );
      },
      { once: true, signal },
    );
    return () => controller.abort();
  }, [stage]);
}
