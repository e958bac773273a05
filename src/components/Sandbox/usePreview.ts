import packages from '@generated/sandbox/default/packages.json';
import {
  type ConsoleLine,
  Preview,
  type PreviewStatus,
  RUN_DELAY,
} from '@site/src/sandbox/Preview';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import { isEdited } from '@site/src/sandbox/state';
import { useEffect, useRef, useState } from 'react';
import type { Sandbox } from './useSandbox';

/** Runs the code when it has changed and the reader trusts it. */
export function usePreview({ state, isForeign }: Sandbox) {
  const container = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>();
  const [status, setStatus] = useState<PreviewStatus>('waiting');
  const [problems, setProblems] = useState<SandboxProblem[]>([]);
  const [lines, setLines] = useState<ConsoleLine[]>([]);
  const { files, version } = state;
  const isPublished = !isEdited(state);
  const hasStarted = useRef(false);

  useEffect(() => {
    const made = new Preview(container.current as HTMLElement, packages, {
      onStatus: setStatus,
      onProblems: setProblems,
      onConsole: setLines,
    });
    preview.current = made;
    return () => made.dispose();
  }, []);

  useEffect(() => {
    if (isForeign) {
      preview.current?.close();
      setStatus('waiting');
      return;
    }
    const delay = hasStarted.current ? RUN_DELAY : 0;
    hasStarted.current = true;
    const timer = setTimeout(() => preview.current?.start(files, version, isPublished), delay);
    return () => clearTimeout(timer);
  }, [files, version, isPublished, isForeign]);

  const restart = () => {
    preview.current?.close();
    preview.current?.start(files, version, isPublished);
  };
  return { container, status, problems, lines, restart };
}
