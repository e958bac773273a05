import controls from '@site/src/components/controls.module.css';
import Tabs from '@site/src/components/Tabs';
import type { GeneratedCode } from '@site/src/demo/code';
import type { DemoState } from '@site/src/demo/state';
import CodeBlock from '@theme/CodeBlock';
import { type ReactNode, useId, useState } from 'react';
import Install from './Install';
import OpenInSandbox from './OpenInSandbox';
import styles from './styles.module.css';
import { useCode } from './useCode';

interface Props extends DemoState {
  /** The id of the look. */
  look: string;
}

/**
 * The code that does what the demo does now: every module of it, what to install, and the way to a
 * sandbox.
 *
 * @param props - see {@link Props}
 * @returns the panel
 */
export default function CodePanel({ look, query, settings, choices, format }: Props): ReactNode {
  const [isTyped, setTyped] = useState(true);
  const { code, files, failed } = useCode(look, { query, settings, choices, format }, isTyped);
  if (failed) {
    return (
      <p role="alert" className={styles.note}>
        The code could not be loaded. Check your connection, then choose another tab and come back.
      </p>
    );
  }
  if (!code || !files) {
    return (
      <p role="status" className={styles.note}>
        The code is on its way.
      </p>
    );
  }
  return <Files code={code} files={files} isTyped={isTyped} onTyped={setTyped} />;
}

interface FilesProps {
  code: GeneratedCode;
  /** The modules in the language that is chosen, and what else a project needs, by path. */
  files: Record<string, string>;
  isTyped: boolean;
  onTyped: (isTyped: boolean) => void;
}

function Files({ code, files, isTyped, onTyped }: FilesProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const paths = Object.keys(files);
  const selected = paths[Math.min(chosen, paths.length - 1)] as string;
  return (
    <div className={styles.panel}>
      <Install dependencies={code.dependencies} />
      <div className={styles.bar}>
        <label htmlFor={`${id}-language`}>Language</label>
        <select
          id={`${id}-language`}
          className={controls.field}
          value={isTyped ? 'TypeScript' : 'JavaScript'}
          onChange={({ target }) => onTyped(target.value === 'TypeScript')}
        >
          <option>TypeScript</option>
          <option>JavaScript</option>
        </select>
      </div>
      <Tabs
        label="Files"
        className={styles.files}
        selected={selected}
        onSelect={(path) => setChosen(paths.indexOf(path))}
        tabs={paths.map((path) => ({
          id: path,
          label: path.replace(/^src\//, ''),
          content: <CodeBlock language={languageOf(path)}>{files[path] ?? ''}</CodeBlock>,
        }))}
      />
      <OpenInSandbox code={code} />
    </div>
  );
}

const languageOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
