import type { RunnableFormat } from '@site/src/demo/engines';
import type { EngineWorkers } from '@site/src/demo/engines/EngineWorkers';
import { agrees, type EngineComparison, type EvaluatedQuery } from '@site/src/demo/evaluatedQuery';
import type { Explanation } from '@site/src/demo/explain';
import { useEffect, useState } from 'react';

/** Why a format differs. */
export interface FormatExplanation extends Explanation {
  format: RunnableFormat;
}

/** How long a query must stay the same before its causes are searched, in milliseconds. */
const DELAY_MS = 250;

const NONE: readonly FormatExplanation[] = [];

/** What is shown when the search itself fails. */
const unexplained = ({ extra, missing }: EngineComparison): Explanation => ({
  reasons: [],
  unexplained: [...extra, ...missing].map(({ id }) => id),
  isStopped: true,
});

/**
 * Finds out, in the workers of the engines, why formats differ from the reference.
 *
 * @param comparisons - the comparisons on this query; `undefined` while engines are running
 * @param engines - returns the engines
 * @returns the explanations, those of the last query until the new ones are complete
 */
export function useExplanations(
  evaluated: EvaluatedQuery,
  comparisons: readonly EngineComparison[] | undefined,
  engines: () => EngineWorkers,
): { explained: readonly FormatExplanation[]; isSearching: boolean } {
  const [state, setState] = useState({
    explained: NONE,
    comparisons: undefined as typeof comparisons,
  });

  useEffect(() => {
    if (!comparisons) return undefined;
    const differing = comparisons.filter((comparison) => !agrees(comparison));
    if (differing.length === 0) {
      setState({ explained: NONE, comparisons });
      return undefined;
    }
    const controller = new AbortController();
    const { query, choices } = evaluated;
    const explainOne = async (comparison: EngineComparison): Promise<FormatExplanation> => {
      const { format } = comparison;
      try {
        const asked = { format, query, choices };
        return { format, ...(await engines().explain(asked, controller.signal)) };
      } catch {
        return { format, ...unexplained(comparison) };
      }
    };
    const timer = setTimeout(async () => {
      const explained = await Promise.all(differing.map(explainOne));
      if (!controller.signal.aborted) setState({ explained, comparisons });
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [evaluated, comparisons, engines]);

  return { explained: state.explained, isSearching: state.comparisons !== comparisons };
}
