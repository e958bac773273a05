import controls from '@site/src/components/controls.module.css';
import {
  installCommand,
  needsOverrides,
  type PackageManager,
  packageManagers,
} from '@site/src/demo/code/install';
import CodeBlock from '@theme/CodeBlock';
import { type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Versions by package. */
  dependencies: Record<string, string>;
}

/**
 * The command that installs what the code imports.
 *
 * @param props - see {@link Props}
 * @returns the command, with the choice of a package manager
 */
export default function Install({ dependencies }: Props): ReactNode {
  const id = useId();
  const [manager, setManager] = useState<PackageManager>(packageManagers[0] as PackageManager);
  return (
    <div>
      <div className={styles.bar}>
        <label htmlFor={`${id}-manager`}>Install with</label>
        <select
          id={`${id}-manager`}
          className={controls.field}
          value={manager.id}
          onChange={({ target }) => {
            const chosen = packageManagers.find((candidate) => candidate.id === target.value);
            setManager(chosen as PackageManager);
          }}
        >
          {packageManagers.map((option) => (
            <option key={option.id}>{option.id}</option>
          ))}
        </select>
      </div>
      <div className={styles.command}>
        <CodeBlock language="bash">{installCommand(manager, dependencies)}</CodeBlock>
      </div>
      {needsOverrides(dependencies) && (
        <p className={styles.hint}>
          Some of these packages ask for another version of the core. Take over the{' '}
          <code>overrides</code> of package.json below, which are written for npm.
        </p>
      )}
    </div>
  );
}
