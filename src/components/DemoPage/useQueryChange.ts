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
 * Tells what a visitor did from what the query builder does by itself when it is shown a query.
 *
 * Its value editors put values right in their effects. The query builder (7.7.1) takes a new `query` over
 * in an effect as well, and effects of inner components come first: the value is put right in the query
 * that was there before, which would then replace the new one. So such a change is left out; the query
 * builder then takes the new query over, as it does when it appears.
 *
 * @param query - the query that the query builder is given
 * @returns what the query builder is to call with a changed query
 */
export function useQueryChange(query: DemoQuery, { onEdit, onCorrect }: Listeners) {
  /** The current query of the query builder. */
  const held = useRef(query);
  const phase = useRef<'at rest' | 'effects' | 'effects, of another query'>('at rest');

  // Between these two, and at no other time, run the effects of the query builder.
  useIsomorphicLayoutEffect(() => {
    phase.current = held.current === query ? 'effects' : 'effects, of another query';
  });
  useEffect(() => {
    phase.current = 'at rest';
    held.current = query;
  });

  return useCallback(
    (changed: DemoQuery) => {
      if (phase.current === 'effects, of another query') return;
      held.current = changed;
      (phase.current === 'effects' ? onCorrect : onEdit)(changed);
    },
    [onEdit, onCorrect],
  );
}
