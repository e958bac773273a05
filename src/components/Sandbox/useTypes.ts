import type { Extension } from '@codemirror/state';
import { useModule } from '@site/src/codeLoading/useModule';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import type { SandboxState } from '@site/src/sandbox/state';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Ask } from './typeFeatures';

const loadFeatures = () => import('./typeFeatures');

/** How long typing may pause before types are checked, in milliseconds. */
const CHECK_DELAY = 300;

const NO_PROBLEMS: SandboxProblem[] = [];

/** The types of the code that is open. */
export interface TypesOfCode {
  /** The type errors of all files. */
  problems: SandboxProblem[];
  /** What types add to the editor of a file, once they are loaded. */
  featuresOf: ((file: string) => Extension) | undefined;
  /** Whether the first check with the chosen version has not ended. */
  isLoading: boolean;
  /** Why there are no types. */
  failure: string | undefined;
  retry: () => void;
}

/**
 * Checks the types of what is open against the declarations of the chosen version.
 *
 * @param state - what is open
 * @param isWanted - whether the reader has begun to use the editor; before that nothing is loaded
 */
export function useTypes({ files, version }: SandboxState, isWanted: boolean): TypesOfCode {
  const { loaded, failed: isMissing, retry: reload } = useModule(isWanted, loadFeatures);
  const [result, setResult] = useState<{ version: string; problems: SandboxProblem[] }>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ attempt: number; reason: string }>();
  // What an earlier attempt still reports is of no interest.
  const failure = failed?.attempt === attempt ? failed.reason : undefined;
  const open = useRef({ files, version });
  open.current = { files, version };

  const types = useMemo(
    () => loaded && { answers: new loaded.Types(), attempt },
    [loaded, attempt],
  );
  useEffect(() => () => types?.answers.close(), [types]);

  useEffect(() => {
    if (!loaded || !types || failure) return;
    let isCurrent = true;
    const aborted = new AbortController();
    const check = async () => {
      try {
        const errors = await types.answers.ask(version, files, { kind: 'check' }, aborted.signal);
        if (isCurrent) setResult({ version, problems: loaded.problemsOf(errors, version) });
      } catch (error) {
        if (isCurrent) setFailed({ attempt: types.attempt, reason: (error as Error).message });
      }
    };
    const timer = setTimeout(check, CHECK_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      aborted.abort();
    };
  }, [loaded, types, failure, files, version]);

  const featuresOf = useMemo(() => {
    if (!loaded || !types || failure) return undefined;
    return (file: string) => {
      const ask: Ask = async (question, code, signal) => {
        const { files: others, version: chosen } = open.current;
        try {
          return await types.answers.ask(chosen, { ...others, [file]: code }, question, signal);
        } catch (error) {
          const isAborted = error instanceof loaded.TypesError && error.reason === 'aborted';
          if (!isAborted) setFailed({ attempt: types.attempt, reason: (error as Error).message });
          return undefined;
        }
      };
      return loaded.typeFeatures(file, ask);
    };
  }, [loaded, types, failure]);

  const isCurrent = result?.version === version;
  return {
    problems: isCurrent && !failure ? result.problems : NO_PROBLEMS,
    featuresOf,
    isLoading: isWanted && !isCurrent && !failure && !isMissing,
    failure: isMissing
      ? 'The code that checks types could not be loaded. Your code stays, and runs without it.'
      : failure,
    retry() {
      if (isMissing) reload();
      setAttempt((before) => before + 1);
    },
  };
}
