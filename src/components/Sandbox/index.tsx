import PartFailure from '@site/src/codeLoading/PartFailure';
import { useModule } from '@site/src/codeLoading/useModule';
import CopyButton from '@site/src/components/CopyButton';
import controls from '@site/src/components/controls.module.css';
import {
  DEMO_VERSION,
  examples,
  findExample,
  type SandboxExample,
} from '@site/src/sandbox/examples';
import { findPlatform, platforms } from '@site/src/sandbox/platforms';
import type { ProjectFiles } from '@site/src/sandbox/project';
import { sandboxProject } from '@site/src/sandbox/sandboxProject';
import { isEdited, sharedHash } from '@site/src/sandbox/state';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';
import { type Sandbox as SandboxControls, useSandbox } from './useSandbox';

const loadWorkspace = () => import('./Workspace');

/** The groups of the template menu, in order. */
const GROUPS: SandboxExample['group'][] = ['Basics', 'Features', 'UI libraries'];

/**
 * The sandbox: code of the reader, and a preview that runs it with the packages of a version. The same
 * project can be downloaded, shared, and sent to an external sandbox.
 */
export default function Sandbox(): ReactNode {
  const sandbox = useSandbox();
  // The editor and the preview are loaded when the page has been painted.
  const { loaded, failed, retry } = useModule(true, loadWorkspace);
  const Workspace = loaded?.default;
  return (
    <>
      <Notices sandbox={sandbox} />
      <Toolbar sandbox={sandbox} download={loaded?.downloadProject} />
      {failed && (
        <PartFailure onRetry={retry}>The editor and the preview could not be loaded.</PartFailure>
      )}
      {Workspace ? <Workspace sandbox={sandbox} /> : <Source files={sandbox.state.files} />}
      <OpenElsewhere sandbox={sandbox} />
    </>
  );
}

/** The code before the editor is loaded. */
function Source({ files }: { files: ProjectFiles }): ReactNode {
  const [, code = ''] = Object.entries(files).find(([name]) => /^App\./.test(name)) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <pre className={styles.source} tabIndex={0}>
      {code}
    </pre>
  );
}

function Notices({ sandbox }: { sandbox: SandboxControls }): ReactNode {
  const { problems, isForeign, isUnsaved, trust } = sandbox;
  return (
    <>
      {problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {isForeign && (
        <section className={styles.notice} aria-label="Code from a link">
          <p>
            This code came with a link and was written by somebody else. Read it before you run it.
          </p>
          <button type="button" className={controls.primary} onClick={trust}>
            Run this code
          </button>
        </section>
      )}
      {isUnsaved && (
        <p role="alert" className={styles.problems}>
          Your browser does not store this code, because its storage is full or not allowed.
          Download the project before you leave this page.
        </p>
      )}
    </>
  );
}

interface ToolbarProps {
  sandbox: SandboxControls;
  /** Saves a project as an archive, once that code is loaded. */
  download: ((name: string, files: ProjectFiles) => void) | undefined;
}

function Toolbar({ sandbox, download }: ToolbarProps): ReactNode {
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

/** Sends the project to an external sandbox: by the button, or by an address that names the platform. */
function OpenElsewhere({ sandbox }: { sandbox: SandboxControls }): ReactNode {
  const { state, version, platform, isForwarding, choosePlatform } = sandbox;
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  const fill = () => {
    const title = `Query builder: ${state.example.label}`;
    setFields(platform.formFields(title, sandboxProject(state, version)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address sends the project once
  useEffect(() => {
    if (isForwarding) fill();
  }, [isForwarding]);

  useEffect(() => {
    // The address was followed on purpose, so that the form is sent in this very tab.
    if (isForwarding && Object.keys(fields).length > 0) form.current?.submit();
  }, [isForwarding, fields]);

  return (
    <section className={styles.elsewhere}>
      <h2>Open it elsewhere</h2>
      <p>
        StackBlitz and CodeSandbox run the same project on servers of other companies. It is sent
        there when you press the button, or at once when the address of this page names the
        platform, as in <code>/sandbox?t=antd&amp;p=stackblitz</code>.
      </p>
      <form
        ref={form}
        method="post"
        action={platform.action}
        target={isForwarding ? undefined : '_blank'}
        className={styles.form}
        onSubmit={() => flushSync(fill)}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span>Platform</span>
          <select
            className={controls.field}
            value={platform.id}
            onChange={({ target }) => choosePlatform(findPlatform(target.value) ?? platform)}
          >
            {platforms.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={controls.primary}>
          Open on {platform.label}
        </button>
      </form>
    </section>
  );
}
