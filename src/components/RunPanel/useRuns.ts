import { BackgroundProblem, type Trouble } from '@site/src/demo/background/Background';
import type { RunnableFormat, RunResult } from '@site/src/demo/engines';
import { EngineWorkers } from '@site/src/demo/engines/EngineWorkers';
import type { Trial, Verdict } from '@site/src/demo/verdicts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Why there is no result: its engine gave none, or the query cannot be written in the format. */
export type Failing = Trouble | 'not written';

/** How far a format is: its engine is at work, gave no result, or has judged a query. */
export type Outcome =
  | { status: 'working' }
  | { status: 'failed'; why: Failing }
  | { status: 'done'; trial: Trial; verdict: Verdict };

/** The outcome of each format that was asked for. */
export type Outcomes = Partial<Record<RunnableFormat, Outcome>>;

/** Engines that stop with the panel. */
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
 * @param trial - the query
 * @param formats - the formats; their engines are fetched when they are first among them
 * @returns the outcomes, a function that fetches again what could not be fetched, and the engines
 */
export function useRuns(
  trial: Trial,
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
    const report = (format: RunnableFormat, next: (before?: Outcome) => Outcome) => {
      if (!signal.aborted) {
        setOutcomes((before) => ({ ...before, [format]: next(before[format]) }));
      }
    };

    const runOne = async (format: RunnableFormat) => {
      report(format, (before) => (before?.status === 'done' ? before : { status: 'working' }));
      let text: string;
      try {
        text = trial.write(format);
      } catch {
        report(format, () => ({ status: 'failed', why: 'not written' }));
        return;
      }
      let result: RunResult;
      try {
        result = await engines().run(format, text, signal);
      } catch (error) {
        const why = error instanceof BackgroundProblem ? error.trouble : 'failed';
        report(format, () => ({ status: 'failed', why }));
        return;
      }
      if (signal.aborted) return;
      const verdict = trial.judge(format, result);
      report(format, () => ({ status: 'done', trial, verdict }));
    };

    const frame = requestAnimationFrame(() => {
      for (const format of formats) void runOne(format);
    });
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, [trial, formats, attempt, engines]);

  return { outcomes, retry, engines };
}
