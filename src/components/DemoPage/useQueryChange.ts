import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type { DemoQuery } from '@site/src/demo/state';
import { useCallback, useEffect, useRef } from 'react';

/** Listeners for queries that the query builder changed. */
interface Listeners {
  /** Receives changes by the visitor. */
  onEdit: (query: DemoQuery) => void;
  /** Receives corrections by the query builder, for example a list replaced by a single value. */
  onCorrect: (query: DemoQuery) => void;
}

/**
 * Distinguishes what a visitor edits from what the query builder corrects by itself when it gets a query.
 *
 * The query builder adopts a new `query` in an effect, and its value editors correct values in effects of
 * their own, which run first. They correct the previous query, and the result would replace the new one.
 * Such a change is ignored.
 *
 * @param query - the `query` prop of the query builder
 * @returns its `onQueryChange` prop
 */
export function useQueryChange(query: DemoQuery, { onEdit, onCorrect }: Listeners) {
  /** The current query of the query builder. */
  const current = useRef(query);
  const phase = useRef<'at rest' | 'effects' | 'effects, of another query'>('at rest');

  // Between these two, and at no other time, run the effects of the query builder.
  useIsomorphicLayoutEffect(() => {
    phase.current = current.current === query ? 'effects' : 'effects, of another query';
  });
  useEffect(() => {
    phase.current = 'at rest';
    current.current = query;
  });

  return useCallback(
    (changed: DemoQuery) => {
      if (phase.current === 'effects, of another query') return;
      current.current = changed;
      (phase.current === 'effects' ? onCorrect : onEdit)(changed);
    },
    [onEdit, onCorrect],
  );
}
