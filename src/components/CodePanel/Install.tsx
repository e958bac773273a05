import CodeBlock from '@site/src/components/CodeBlock';
import controls from '@site/src/components/controls.module.css';
import {
  findPackageManager,
  installCommand,
  type PackageManager,
  packageManagers,
} from '@site/src/sandbox/packageManagers';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface Props {
  manager: PackageManager;
  onChoose: (manager: PackageManager) => void;
  /** Versions by package. */
  dependencies: Record<string, string>;
  /** The same for packages that are needed for the build only. */
  devDependencies: Record<string, string>;
}

/** The command that installs what the code imports. */
export default function Install({
  manager,
  onChoose,
  dependencies,
  devDependencies,
}: Props): ReactNode {
  const id = useId();
  return (
    <div>
      <div className={styles.bar}>
        <label htmlFor={`${id}-manager`}>Install with</label>
        <select
          id={`${id}-manager`}
          className={controls.field}
          value={manager.id}
          onChange={({ target }) => onChoose(findPackageManager(target.value))}
        >
          {packageManagers.map((option) => (
            <option key={option.id}>{option.id}</option>
          ))}
        </select>
      </div>
      <div className={styles.command}>
        <CodeBlock language="bash">
          {installCommand(manager, dependencies, devDependencies)}
        </CodeBlock>
      </div>
      {'overrides' in (manager.manifest?.(Object.keys(dependencies)) ?? {}) && (
        <p className={styles.hint}>
          One of these packages names another version of the core as its peer. Copy the{' '}
          <code>overrides</code> of the package.json below into yours before you run the command.
          Otherwise npm fails with <code>ERESOLVE</code>.
        </p>
      )}
    </div>
  );
}
