import PartFailure from '@site/src/codeLoading/PartFailure';
import CodeBlock from '@site/src/components/CodeBlock';
import controls from '@site/src/components/controls.module.css';
import Tabs from '@site/src/components/Tabs';
import type { DemoState } from '@site/src/demo/state';
import { type PackageManager, packageManagers } from '@site/src/sandbox/packageManagers';
import { type ReactNode, useId, useState } from 'react';
import Install from './Install';
import OpenInSandbox from './OpenInSandbox';
import styles from './styles.module.css';
import { useCode } from './useCode';

interface Props extends DemoState {
  /** The id of the UI library. */
  uiLibrary: string;
}

/**
 * The code that does what the demo does now: every module of it, what to install, and the way to a
 * sandbox.
 */
export default function CodePanel({
  uiLibrary,
  query,
  settings,
  choices,
  format,
}: Props): ReactNode {
  const id = useId();
  const [isTyped, setTyped] = useState(true);
  const [manager, setManager] = useState<PackageManager>(packageManagers[0]);
  const { code, files, failed, retry } = useCode(
    uiLibrary,
    { query, settings, choices, format },
    isTyped,
    manager,
  );
  return (
    <div className={styles.panel}>
      <Install
        manager={manager}
        onChoose={setManager}
        dependencies={code.dependencies}
        devDependencies={code.devDependencies}
      />
      <div className={styles.bar}>
        <label htmlFor={`${id}-language`}>Language</label>
        <select
          id={`${id}-language`}
          className={controls.field}
          value={isTyped ? 'TypeScript' : 'JavaScript'}
          onChange={({ target }) => setTyped(target.value === 'TypeScript')}
        >
          <option>TypeScript</option>
          <option>JavaScript</option>
        </select>
      </div>
      {files && <Files files={files} />}
      {!files && !failed && <p role="status">Converting to JavaScript…</p>}
      {failed && (
        <PartFailure onRetry={retry}>
          The code could not be converted to JavaScript because part of the page could not be
          loaded.
        </PartFailure>
      )}
      <OpenInSandbox code={code} uiLibrary={uiLibrary} />
    </div>
  );
}

function Files({ files }: { files: Record<string, string> }) {
  const [chosen, setChosen] = useState('App');
  const paths = Object.keys(files);
  const nameOf = (path: string) => path.replace(/^src\/|\.[jt]sx?$/g, '');
  const selected = paths.find((path) => nameOf(path) === chosen) ?? (paths[0] as string);
  return (
    <Tabs
      label="Files"
      className={styles.files}
      selected={selected}
      onSelect={(path) => setChosen(nameOf(path))}
      tabs={paths.map((path) => ({
        id: path,
        label: path.replace(/^src\//, ''),
        content: <CodeBlock language={languageOf(path)}>{files[path] ?? ''}</CodeBlock>,
      }))}
    />
  );
}

/** Prism's name of the language of a file. */
function languageOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return { cjs: 'js', yml: 'yaml' }[extension] ?? extension;
}
