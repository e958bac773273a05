import type { RunnableFormat, RunResult } from '@site/src/demo/engines';
import { EngineWorkers } from '@site/src/demo/engines/EngineWorkers';
import type { EngineComparison, EvaluatedQuery } from '@site/src/demo/evaluatedQuery';
import { WorkerError, type WorkerErrorReason } from '@site/src/demo/workers/WorkerClient';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Why there is no result: its engine gave none, or the query cannot be written in the format. */
export type FailureReason = WorkerErrorReason | 'exportFailed';

/** How far a format is: its engine is at work, gave no result, or has evaluated a query. */
export type EngineOutcome =
  | { status: 'working' }
  | { status: 'failed'; reason: FailureReason }
  | { status: 'done'; evaluated: EvaluatedQuery; comparison: EngineComparison };

/** The outcome of each format that was asked for. */
export type Outcomes = Partial<Record<RunnableFormat, EngineOutcome>>;

/** The engine workers, terminated when the panel unmounts. */
function useEngines(): () => EngineWorkers {
  const engines = useRef<EngineWorkers>(undefined);
  useEffect(
    () => () => {
      engines.current?.close();
      engines.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    engines.current ??= new EngineWorkers();
    return engines.current;
  }, []);
}

/**
 * Runs a query in the engines of some formats, and again whenever it changes: in the next frame, so
 * that changes in quick succession run once. What an older query selects is dropped. An engine that
 * takes too long is stopped.
 *
 * @param formats - the formats; their engines are fetched when they are first among them
 * @returns the outcomes, a function that fetches again what could not be fetched, and the engines
 */
export function useEngineRuns(
  evaluated: EvaluatedQuery,
  formats: readonly RunnableFormat[],
): { outcomes: Outcomes; retry: () => void; engines: () => EngineWorkers } {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const engines = useEngines();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another run
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const updateOutcome = (
      format: RunnableFormat,
      next: (before?: EngineOutcome) => EngineOutcome,
    ) => {
      if (!signal.aborted) {
        setOutcomes((before) => ({ ...before, [format]: next(before[format]) }));
      }
    };

    const runOne = async (format: RunnableFormat) => {
      updateOutcome(format, (before) =>
        before?.status === 'done' ? before : { status: 'working' },
      );
      let text: string;
      try {
        text = evaluated.exportTo(format);
      } catch {
        updateOutcome(format, () => ({ status: 'failed', reason: 'exportFailed' }));
        return;
      }
      let result: RunResult;
      try {
        result = await engines().run(format, text, signal);
      } catch (error) {
        const reason = error instanceof WorkerError ? error.reason : 'failed';
        updateOutcome(format, () => ({ status: 'failed', reason }));
        return;
      }
      if (signal.aborted) return;
      const comparison = evaluated.compare(format, result);
      updateOutcome(format, () => ({ status: 'done', evaluated, comparison }));
    };

    const frame = requestAnimationFrame(() => {
      for (const format of formats) void runOne(format);
    });
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, [evaluated, formats, attempt, engines]);

  return { outcomes, retry, engines };
}
