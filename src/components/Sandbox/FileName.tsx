import controls from '@site/src/components/controls.module.css';
import { nameProblem } from '@site/src/sandbox/nameProblem';
import type { ProjectFiles } from '@site/src/sandbox/project';
import { type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** The text of the button. */
  action: string;
  files: ProjectFiles;
  /** Called with a name that no file has. */
  onName: (name: string) => void;
}

/** A field for the name of a file, which says why a name cannot be used. */
export default function FileName({ label, action, files, onName }: Props): ReactNode {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const found = nameProblem(name.trim(), files);
    setProblem(found);
    if (!found) onName(name.trim());
  };
  return (
    <div className={styles.newFile}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={controls.field}
        value={name}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && submit()}
      />
      <button type="button" className={controls.primary} onClick={submit}>
        {action}
      </button>
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
