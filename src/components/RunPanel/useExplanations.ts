import type { RunnableFormat } from '@site/src/demo/engines';
import type { EngineWorkers } from '@site/src/demo/engines/EngineWorkers';
import type { Explanation } from '@site/src/demo/explain';
import { agrees, type Trial, type Verdict } from '@site/src/demo/verdicts';
import { useEffect, useState } from 'react';

/** Why a format differs. */
export interface Explained extends Explanation {
  format: RunnableFormat;
}

/** How long a query must stay the same before its causes are searched, in milliseconds. */
const PAUSE = 250;

const NONE: readonly Explained[] = [];

/** What is shown when the search itself fails. */
const open = ({ extra, missing }: Verdict): Explanation => ({
  reasons: [],
  unexplained: [...extra, ...missing].map(({ id }) => id),
  isStopped: true,
});

/**
 * Finds out, in the workers of the engines, why formats differ from the reference.
 *
 * @param trial - the query
 * @param verdicts - the verdicts on this query; `undefined` while engines are running
 * @param engines - returns the engines
 * @returns the explanations, those of the last query until the new ones are complete
 */
export function useExplanations(
  trial: Trial,
  verdicts: readonly Verdict[] | undefined,
  engines: () => EngineWorkers,
): { explained: readonly Explained[]; isSearching: boolean } {
  const [state, setState] = useState({ explained: NONE, verdicts: undefined as typeof verdicts });

  useEffect(() => {
    if (!verdicts) return undefined;
    const differing = verdicts.filter((verdict) => !agrees(verdict));
    if (differing.length === 0) {
      setState({ explained: NONE, verdicts });
      return undefined;
    }
    const controller = new AbortController();
    const { query, choices } = trial;
    const explainOne = async (verdict: Verdict): Promise<Explained> => {
      const { format } = verdict;
      try {
        const asked = { format, query, choices };
        return { format, ...(await engines().explain(asked, controller.signal)) };
      } catch {
        return { format, ...open(verdict) };
      }
    };
    const timer = setTimeout(async () => {
      const explained = await Promise.all(differing.map(explainOne));
      if (!controller.signal.aborted) setState({ explained, verdicts });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [trial, verdicts, engines]);

  return { explained: state.explained, isSearching: state.verdicts !== verdicts };
}
