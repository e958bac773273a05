import { ADD_COMMANDS } from './addCommands';
import { CORE } from './packages';
import type { ProjectFiles } from './project';
import { needsOverrides, versionOf } from './versions';

/** A package manager, and what a project needs so that it can install the project. */
export interface PackageManager {
  id: string;
  /** The command that adds packages. */
  command: string;
  /** What it reads in `package.json`, for a project that installs these packages. */
  manifest?: (names: string[]) => object;
  /** Files that it reads. */
  files?: ProjectFiles;
}

/** The package managers, the one that comes with Node.js first. */
export const packageManagers: readonly [PackageManager, ...PackageManager[]] = [
  {
    id: 'npm',
    command: ADD_COMMANDS.npm,
    // An adapter may name another version of the core as its peer, which npm alone refuses. Bun reads
    // overrides, too, and installs the same.
    manifest: (names) => (needsOverrides(names) ? { overrides: { [CORE]: versionOf(CORE) } } : {}),
  },
  {
    id: 'yarn',
    command: ADD_COMMANDS.yarn,
    // Tailwind CSS reads the files of packages. Yarn 1 ignores this file.
    files: { '.yarnrc.yml': 'nodeLinker: node-modules\n' },
  },
  {
    id: 'pnpm',
    command: ADD_COMMANDS.pnpm,
    // It stops where a package, here the one that Vite uses, has an install script without approval.
    files: { 'pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: true\n' },
  },
  { id: 'bun', command: ADD_COMMANDS.bun },
];

/**
 * Finds a package manager.
 *
 * @param id - its id
 * @returns the package manager, or npm when there is none of that id
 */
export const findPackageManager = (id: string): PackageManager =>
  packageManagers.find((manager) => manager.id === id) ?? packageManagers[0];

/**
 * Writes the commands that install packages.
 *
 * @param manager - the package manager
 * @param dependencies - versions by package
 * @param devDependencies - the same for packages that are needed for the build only
 * @returns a command, or two on a line each
 */
export function installCommand(
  { command }: PackageManager,
  dependencies: Record<string, string>,
  devDependencies: Record<string, string> = {},
): string {
  const names = (versions: Record<string, string>) =>
    Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const lines = [[command, ...names(dependencies)]];
  if (Object.keys(devDependencies).length > 0) {
    lines.push([command, '-D', ...names(devDependencies)]);
  }
  return lines.map((words) => words.join(' ')).join('\n');
}
