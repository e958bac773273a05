import CopyButton from '@site/src/components/CopyButton';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

const COMMANDS = ['npm install', 'yarn add', 'pnpm add', 'bun add'] as const;

/** The command that installs the package, with the choice of a package manager. */
export default function InstallCommand(): ReactNode {
  const [command, setCommand] = useState<string>(COMMANDS[0]);
  const line = `${command} react-querybuilder`;
  return (
    <div className={styles.install}>
      <select
        aria-label="Package manager"
        value={command}
        onChange={({ target }) => setCommand(target.value)}
      >
        {COMMANDS.map((option) => (
          <option key={option} value={option}>
            {option.split(' ')[0]}
          </option>
        ))}
      </select>
      <code>{line}</code>
      <CopyButton label="Copy" text={() => line} />
    </div>
  );
}
