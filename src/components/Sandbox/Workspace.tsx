import PartFailure from '@site/src/codeLoading/PartFailure';
import { useModule } from '@site/src/codeLoading/useModule';
import controls from '@site/src/components/controls.module.css';
import type { PreviewStatus } from '@site/src/sandbox/Preview';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import { type ReactNode, useMemo, useState } from 'react';
import type { Position } from './Editor';
import Files from './Files';
import Output from './Output';
import styles from './styles.module.css';
import { usePreview } from './usePreview';
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
