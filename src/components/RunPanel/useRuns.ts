import { orders } from '@site/src/demo/data';
import { engineLoader, type RunnableFormat } from '@site/src/demo/engines';
import type { Trial, Verdict } from '@site/src/demo/verdicts';
import { useCallback, useEffect, useState } from 'react';

/** How far a format is: its engine is fetched, could not be, or has judged a query. */
export type Outcome =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'done'; trial: Trial; verdict: Verdict };

/** The outcome of each format that was asked for. */
export type Outcomes = Partial<Record<RunnableFormat, Outcome>>;

const loadEngine = engineLoader();

/**
 * Runs a query in the engines of some formats, and again whenever it changes: in the next frame, so
 * that changes in quick succession run once. What an older query selects is dropped.
 *
 * @param trial - the query
 * @param formats - the formats; their engines are fetched when they are first among them
 * @returns the outcomes, and a function that fetches again what could not be fetched
 */
export function useRuns(
  trial: Trial,
  formats: readonly RunnableFormat[],
): { outcomes: Outcomes; retry: () => void } {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another run
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const report = (format: RunnableFormat, next: (before?: Outcome) => Outcome) => {
      if (!signal.aborted) {
        setOutcomes((before) => ({ ...before, [format]: next(before[format]) }));
      }
    };

    const runOne = async (format: RunnableFormat) => {
      report(format, (before) => (before?.status === 'done' ? before : { status: 'loading' }));
      try {
        const run = await loadEngine(format);
        const result = await run(trial.write(format), orders, signal);
        if (signal.aborted) return;
        const verdict = trial.judge(format, result);
        report(format, () => ({ status: 'done', trial, verdict }));
      } catch {
        report(format, () => ({ status: 'failed' }));
      }
    };

    const frame = requestAnimationFrame(() => {
      for (const format of formats) void runOne(format);
    });
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, [trial, formats, attempt]);

  return { outcomes, retry };
}
