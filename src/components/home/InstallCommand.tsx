import CopyButton from '@site/src/components/CopyButton';
import { ADD_COMMANDS, type PackageManagerId } from '@site/src/sandbox/addCommands';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

const IDS = Object.keys(ADD_COMMANDS) as PackageManagerId[];

/** The command that installs the package, with the choice of a package manager. */
export default function InstallCommand(): ReactNode {
  const [manager, setManager] = useState<PackageManagerId>('npm');
  const line = `${ADD_COMMANDS[manager]} react-querybuilder`;
  return (
    <div className={styles.install}>
      <select
        aria-label="Package manager"
        value={manager}
        onChange={({ target }) => setManager(target.value as PackageManagerId)}
      >
        {IDS.map((id) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <code>{line}</code>
      <CopyButton label="Copy" text={() => line} />
    </div>
  );
}
