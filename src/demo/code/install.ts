/** A package manager, as a visitor picks it. */
export interface PackageManager {
  id: string;
  /** The command that adds packages. */
  command: string;
}

/** The package managers, the one that comes with Node.js first. */
export const packageManagers: readonly PackageManager[] = [
  { id: 'npm', command: 'npm install' },
  { id: 'yarn', command: 'yarn add' },
  { id: 'pnpm', command: 'pnpm add' },
  { id: 'bun', command: 'bun add' },
];

/**
 * Writes the command that installs packages.
 *
 * @param manager - the package manager
 * @param dependencies - versions by package
 * @returns the command
 */
export function installCommand(
  { command }: PackageManager,
  dependencies: Record<string, string>,
): string {
  const names = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  return `${command} ${names.join(' ')}`;
}
