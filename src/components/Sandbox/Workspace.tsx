import Link from '@docusaurus/Link';
import packages from '@generated/sandbox/default/packages.json';
import PartFailure from '@site/src/codeLoading/PartFailure';
import { useModule } from '@site/src/codeLoading/useModule';
import controls from '@site/src/components/controls.module.css';
import Tabs from '@site/src/components/Tabs';
import {
  type ConsoleLine,
  Preview,
  type PreviewStatus,
  RUN_DELAY,
} from '@site/src/sandbox/Preview';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import { isEdited } from '@site/src/sandbox/state';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Position } from './Editor';
import Files from './Files';
import styles from './styles.module.css';
import type { Sandbox } from './useSandbox';
import { useTypes } from './useTypes';

export { downloadProject } from '@site/src/sandbox/downloadProject';

const STATUS: Record<PreviewStatus, string> = {
  waiting: 'Not running',
  running: 'Running…',
  rendered: 'Up to date',
  failed: 'Failed: see Problems',
  stopped: 'Closed',
};

const loadEditor = () => import('./Editor');

/** The part of the sandbox that runs code: files, editor, preview, problems and console. */
export default function Workspace({ sandbox }: { sandbox: Sandbox }): ReactNode {
  const { state, opened, isForeign, edit, trust } = sandbox;
  const names = Object.keys(state.files);
  const main = names.find((name) => /^App\./.test(name)) ?? names[0] ?? '';
  const [chosen, setChosen] = useState<{ opened: number; name: string }>();
  const selected = chosen && chosen.opened === opened && names.includes(chosen.name);
  const active = selected ? chosen.name : main;
  const [target, setTarget] = useState<Position>();
  const preview = usePreview(sandbox);
  const { status } = preview;
  // Reading the scripts of the editor would delay the first result; code of a stranger has none.
  const editor = useModule(isForeign || (status !== 'waiting' && status !== 'running'), loadEditor);
  const [isUsed, setUsed] = useState(false);
  const types = useTypes(state, isUsed);
  const problems = useMemo(
    () => [...preview.problems, ...types.problems],
    [preview.problems, types.problems],
  );
  const activeProblems = useMemo(
    () => problems.filter(({ file }) => file === active),
    [problems, active],
  );

  const select = (name: string) => setChosen({ opened, name });
  const goTo = ({ file, line = 1, column = 1 }: SandboxProblem) => {
    if (!file) return;
    select(file);
    setTarget({ line, column });
  };
  return (
    <div className={styles.workspace}>
      <section className={styles.editorPane} aria-label="Code">
        <Files
          files={state.files}
          active={active}
          main={main}
          onSelect={select}
          onChange={(files, name) => {
            edit(files);
            select(name);
          }}
        >
          {editor.loaded ? (
            <editor.loaded.default
              key={opened}
              name={active}
              code={state.files[active] ?? ''}
              problems={activeProblems}
              target={target}
              featuresOf={types.featuresOf}
              isLoadingTypes={types.isLoading}
              onFocus={() => setUsed(true)}
              onChange={(name, code) => edit({ ...state.files, [name]: code })}
            />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <pre className={styles.source} tabIndex={0}>
              {state.files[active]}
            </pre>
          )}
        </Files>
        {editor.failed && (
          <div className={styles.typesFailure}>
            <PartFailure onRetry={editor.retry}>The editor could not be loaded.</PartFailure>
          </div>
        )}
        {types.failure && (
          <div className={styles.typesFailure}>
            <PartFailure onRetry={types.retry}>{types.failure}</PartFailure>
          </div>
        )}
      </section>
      <section className={styles.previewPane} aria-label="Result">
        <div className={styles.bar}>
          <span role="status" data-status={preview.status}>
            {STATUS[preview.status]}
          </span>
          <button
            type="button"
            className={controls.plain}
            onClick={isForeign ? trust : preview.restart}
          >
            Run
          </button>
        </div>
        <div ref={preview.container} className={styles.preview} />
        <Output problems={problems} lines={preview.lines} onGoTo={goTo} />
      </section>
    </div>
  );
}

/** Runs the code when it has changed and the reader trusts it. */
function usePreview({ state, isForeign }: Sandbox) {
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

interface OutputProps {
  problems: SandboxProblem[];
  lines: ConsoleLine[];
  onGoTo: (problem: SandboxProblem) => void;
}

/** The problems of the code and what it writes to the console. */
function Output({ problems, lines, onGoTo }: OutputProps): ReactNode {
  const [tab, setTab] = useState('problems');
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (hasProblems) setTab('problems');
  }, [hasProblems]);

  return (
    <Tabs
      className={styles.output}
      label="Output"
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: 'problems',
          label: `Problems (${problems.length})`,
          content: <Problems problems={problems} onGoTo={onGoTo} />,
        },
        {
          id: 'console',
          label: `Console (${lines.length})`,
          content: <Console lines={lines} />,
        },
      ]}
    />
  );
}

function Problems({ problems, onGoTo }: Omit<OutputProps, 'lines'>): ReactNode {
  if (problems.length === 0) return <p className={styles.empty}>No problems</p>;
  return (
    <ul className={styles.problemList} aria-live="polite">
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: problems are only added at the end
        <li key={index}>
          {problem.file && (
            <button type="button" onClick={() => onGoTo(problem)}>
              {problem.file}
              {problem.line && `:${problem.line}`}
            </button>
          )}{' '}
          {problem.isTypeError && 'Type error: '}
          {problem.message}
          {problem.change && (
            <>
              {' '}
              <Link to={problem.change.href}>{problem.change.label}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Console({ lines }: Pick<OutputProps, 'lines'>): ReactNode {
  if (lines.length === 0) return <p className={styles.empty}>No messages</p>;
  return (
    <ol className={styles.console}>
      {lines.map(({ level, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
        <li key={index} data-level={level}>
          {level === 'warn' && <span>Warning: </span>}
          {level === 'error' && <span>Error: </span>}
          {text}
        </li>
      ))}
    </ol>
  );
}
