import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';
import type { PackageManager } from '../../src/sandbox/packageManagers.js';

const run = promisify(execFile);

/**
 * The variables of the reader's shell, such as certificates and proxies, without those that `npm run` and
 * Node.js tools add, which other package managers and projects would read.
 */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_.*|INIT_CWD|NODE_ENV)$/i.test(name)),
);

/** A program that installs projects. */
export interface Installer {
  name: string;
  /** The package manager of the site that the project is written for. */
  manager: PackageManager['id'];
  /** The command and its first arguments. */
  command: string[];
}

/** The packages with which the package managers are installed, and where each has its program. */
const PACKAGES = {
  pnpm: '12',
  yarn1: 'npm:yarn@1',
  yarn4: 'npm:@yarnpkg/cli-dist@4',
  bun: '1',
};

/**
 * Installs the package managers, all but npm, from the registry.
 *
 * @param folder - where to
 * @returns every package manager, npm first
 */
export async function installManagers(folder: string): Promise<Installer[]> {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: PACKAGES }),
  );
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, env: ENVIRONMENT });
  const file = (...names: string[]) => path.join(folder, 'node_modules', ...names);
  return [
    { name: 'npm', manager: 'npm', command: ['npm'] },
    { name: 'pnpm', manager: 'pnpm', command: [file('.bin', 'pnpm')] },
    {
      name: 'yarn1',
      manager: 'yarn',
      command: [process.execPath, file('yarn1', 'bin', 'yarn.js')],
    },
    {
      name: 'yarn4',
      manager: 'yarn',
      command: [process.execPath, file('yarn4', 'bin', 'yarn.js')],
    },
    { name: 'bun', manager: 'bun', command: [file('.bin', 'bun')] },
  ];
}

/**
 * Installs and builds a project, as a reader would.
 *
 * @param folder - the folder of the project
 * @throws Error with the output of the command that failed
 */
export async function installAndBuild({ command }: Installer, folder: string): Promise<void> {
  const [program = '', ...first] = command;
  for (const step of [['install'], ['run', 'build']]) {
    try {
      await run(program, [...first, ...step], { cwd: folder, env: ENVIRONMENT, maxBuffer: 1e8 });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n');
      throw new Error(`"${step.join(' ')}" failed:\n${output}`);
    }
  }
}

/** The number of copies of the core in the `node_modules` folder of a project. */
export function countCores(folder: string): number {
  const found = globSync('node_modules/**/react-querybuilder/package.json', {
    cwd: folder,
    dot: true,
    followSymbolicLinks: false,
  });
  return new Set(found.map((file) => fs.realpathSync(path.join(folder, file)))).size;
}
