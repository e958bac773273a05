import { useHistory } from '@docusaurus/router';
import packages from '@generated/sandbox/default/packages.json';
import { ownAddress } from '@site/src/addresses/basePath';
import PartFailure from '@site/src/codeLoading/PartFailure';
import { useModule } from '@site/src/codeLoading/useModule';
import controls from '@site/src/components/controls.module.css';
import { Preview, type PreviewStatus, RUN_DELAY } from '@site/src/sandbox/Preview';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import type { ProjectFiles } from '@site/src/sandbox/project';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import running from './runner.module.css';
import styles from './styles.module.css';

const STATUS: Record<PreviewStatus, string> = {
  waiting: 'Starting…',
  running: 'Running…',
  rendered: 'Up to date',
  failed: 'Failed',
  stopped: 'Closed',
};

interface Props {
  version: string;
  /** The files by name, as JSON. */
  files: string;
  /** The element below the picture of the result; what runs, and its editor, are put into it. */
  belowResult: HTMLElement;
  /** Called when the code has rendered for the first time, which replaces the picture. */
  onFirstResult: () => void;
  /** Called when the editor is there, which replaces the code block. */
  onEditor: () => void;
}

const loadEditor = () => import('@site/src/components/Sandbox/Editor');
const loadAddress = () => import('@site/src/sandbox/sandboxAddress');

/** A live example that runs: the result, its problems, and an editor for its main file. */
export default function Runner({
  version,
  files: published,
  belowResult,
  onFirstResult,
  onEditor,
}: Props): ReactNode {
  const original = useMemo(() => JSON.parse(published) as ProjectFiles, [published]);
  const name = Object.keys(original).find((key) => key.startsWith('App.')) as string;
  const [files, setFiles] = useState(original);
  const history = useHistory();
  const { container, status, problems, hasRendered, runAgain } = useRun(
    files,
    version,
    files === original,
  );
  const hasEnded = hasRendered || status === 'failed' || status === 'stopped';
  // Reading the scripts of the editor would delay the result.
  const editor = useModule(hasEnded, loadEditor);
  // Before the browser paints, so that nothing is shown twice.
  useLayoutEffect(() => {
    if (hasRendered) onFirstResult();
  }, [hasRendered, onFirstResult]);
  useLayoutEffect(() => {
    if (editor.loaded) onEditor();
  }, [editor.loaded, onEditor]);
  const [isLeaving, setLeaving] = useState(false);
  // It knows all templates of the sandbox.
  const address = useModule(isLeaving, loadAddress);
  useEffect(() => {
    if (isLeaving && address.loaded)
      history.push(ownAddress(address.loaded.liveExampleAddress(version, files)));
  }, [isLeaving, address.loaded, history, version, files]);
  const ownProblems = useMemo(() => problems.filter(({ file }) => file === name), [problems, name]);
  return (
    <>
      <div className={styles.bar} data-nosnippet>
        <span className={styles.title} role="status" data-status={status}>
          {STATUS[status]}
        </span>
        {status === 'stopped' && (
          <button type="button" className={controls.plain} onClick={runAgain}>
            Run
          </button>
        )}
        <button
          type="button"
          className={controls.plain}
          disabled={files === original}
          onClick={() => setFiles(original)}
        >
          Reset
        </button>
        <button type="button" className={controls.plain} onClick={() => setLeaving(true)}>
          Open in sandbox
        </button>
      </div>
      {address.failed && (
        <PartFailure onRetry={address.retry}>The sandbox could not be loaded.</PartFailure>
      )}
      {createPortal(
        <>
          <div ref={container} className={hasRendered ? running.frame : running.waiting} />
          {problems.length > 0 && (
            <ul className={running.problems} aria-live="polite">
              {problems.map(({ message, file, line }) => (
                <li key={`${file}:${line}:${message}`}>
                  {file && `${file}${line ? `:${line}` : ''}: `}
                  {message}
                </li>
              ))}
            </ul>
          )}
          {editor.failed && (
            <PartFailure onRetry={editor.retry}>The editor could not be loaded.</PartFailure>
          )}
          {editor.loaded && (
            <div className={running.editor}>
              <editor.loaded.default
                name={name}
                code={files[name] as string}
                problems={ownProblems}
                target={undefined}
                featuresOf={undefined}
                isLoadingTypes={false}
                onFocus={() => {}}
                onChange={(_, code) =>
                  setFiles((before) =>
                    code === original[name] ? original : { ...before, [name]: code },
                  )
                }
              />
            </div>
          )}
        </>,
        belowResult,
      )}
    </>
  );
}

/** Runs the files when they change. */
function useRun(files: ProjectFiles, version: string, isPublished: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>();
  const hasStarted = useRef(false);
  const [status, setStatus] = useState<PreviewStatus>('waiting');
  const [problems, setProblems] = useState<SandboxProblem[]>([]);
  const [hasRendered, setRendered] = useState(false);

  useEffect(() => {
    const element = container.current as HTMLElement;
    const made = new Preview(element, packages, {
      onStatus: (changed) => {
        setStatus(changed);
        if (changed === 'rendered') setRendered(true);
      },
      onProblems: setProblems,
      onConsole: () => {},
      onHeight: (height) => {
        element.style.height = `${height}px`;
      },
    });
    preview.current = made;
    return () => made.dispose();
  }, []);

  useEffect(() => {
    const delay = hasStarted.current ? RUN_DELAY : 0;
    hasStarted.current = true;
    const timer = setTimeout(() => preview.current?.start(files, version, isPublished), delay);
    return () => clearTimeout(timer);
  }, [files, version, isPublished]);

  const runAgain = () => void preview.current?.start(files, version, isPublished);

  return { container, status, problems, hasRendered, runAgain };
}
