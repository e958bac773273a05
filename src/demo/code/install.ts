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

/**
 * Tells whether a package manager has to be told to install one core: adapters ask for the version
 * that they were released with.
 *
 * @param dependencies - versions by package
 * @returns whether an adapter was released with another core
 */
export const needsOverrides = (dependencies: Record<string, string>): boolean =>
  Object.entries(dependencies).some(
    ([name, version]) =>
      name.startsWith('@react-querybuilder/') && version !== dependencies['react-querybuilder'],
  );
