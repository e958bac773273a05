import CopyButton from '@site/src/components/CopyButton';
import controls from '@site/src/components/controls.module.css';
import {
  DEMO_VERSION,
  examples,
  findExample,
  type SandboxExample,
} from '@site/src/sandbox/examples';
import type { ProjectFiles } from '@site/src/sandbox/project';
import { sandboxProject } from '@site/src/sandbox/sandboxProject';
import { isEdited, sharedHash } from '@site/src/sandbox/state';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { Sandbox } from './useSandbox';

/** The groups of the template menu, in order. */
const GROUPS: SandboxExample['group'][] = ['Basics', 'Features', 'UI libraries'];

interface Props {
  sandbox: Sandbox;
  /** Saves a project as an archive, once that code is loaded. */
  download: ((name: string, files: ProjectFiles) => void) | undefined;
}

/** Chooses the template and the version, and copies, downloads and resets the code. */
export default function Toolbar({ sandbox, download }: Props): ReactNode {
  const { state, version: current, versions, hasPrevious } = sandbox;
  return (
    <div className={styles.toolbar}>
      <label>
        <span>Template</span>
        <select
          className={controls.field}
          value={state.example.id}
          onChange={({ target }) => sandbox.open(findExample(target.value) ?? state.example)}
        >
          {GROUPS.map((group) => (
            <optgroup key={group} label={group}>
              {examples
                .filter((example) => example.group === group)
                .map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        <span>Version</span>
        <select
          className={controls.field}
          value={state.version}
          onChange={({ target }) => sandbox.chooseVersion(target.value)}
        >
          {versions.map(({ version, core }) => (
            <option key={version} value={version}>
              {core}
              {version === DEMO_VERSION ? ' (latest)' : ''}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.actions}>
        <CopyButton
          className={controls.plain}
          label="Copy link"
          text={() => {
            const hash = sharedHash(state);
            if (!hash) throw new Error('Too long for a link. Download the project instead.');
            return `${window.location.origin}${window.location.pathname}${hash}`;
          }}
        />
        <button
          type="button"
          className={controls.plain}
          aria-disabled={!download}
          onClick={() =>
            download?.(`query-builder-${state.example.id}`, sandboxProject(state, current))
          }
        >
          Download
        </button>
        <button
          type="button"
          className={controls.plain}
          aria-disabled={!isEdited(state)}
          onClick={() => isEdited(state) && sandbox.reset()}
        >
          Reset
        </button>
        {hasPrevious && (
          <button type="button" className={controls.plain} onClick={sandbox.restore}>
            Restore previous code
          </button>
        )}
      </div>
    </div>
  );
}
