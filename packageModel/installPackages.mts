import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The lock file in which npm records what it installed. */
const INSTALLED = 'node_modules/.package-lock.json';

/** npm waits for the network and the disk, so that two at a time are faster. */
const PARALLEL = 2;

/** What npm prints when it fails for a reason that is not in the packages. */
const REASONS: readonly [RegExp, string][] = [
  [/ENOSPC/, 'the disk is full. Free some space'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'the package registry cannot be reached. Check the network connection',
  ],
  [/EACCES|EPERM|EROFS/, 'the folder cannot be written. Change its permissions'],
];

/** Whether exactly the packages of the folder's lock file are installed. */
function isInstalled(folder: string): boolean {
  const installed = path.join(folder, INSTALLED);
  const lock = path.join(folder, 'package-lock.json');
  if (!fs.existsSync(installed) || !fs.existsSync(lock)) return false;
  const packagesIn = (file: string) => {
    const { packages } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      packages: Record<string, { version?: string }>;
    };
    return Object.entries(packages)
      .filter(([name]) => name !== '')
      .map(([name, { version }]) => `${name}@${version}`)
      .sort()
      .join('\n');
  };
  return packagesIn(installed) === packagesIn(lock);
}

/** Whether each installed package has a readable manifest. On a full disk, npm leaves empty ones without an error. */
function hasWholeManifests(folder: string): boolean {
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  try {
    const { packages } = read(INSTALLED) as { packages: Record<string, unknown> };
    for (const name of Object.keys(packages)) read(path.join(name, 'package.json'));
    return true;
  } catch {
    return false;
  }
}

/**
 * Explains in one sentence why npm could not install the packages of a folder.
 *
 * @param folder - the folder, from the repository's root
 * @param printed - what npm printed
 */
export function explainFailure(folder: string, printed: string): string {
  const [, reason] = REASONS.find(([pattern]) => pattern.test(printed)) ?? [];
  return `npm could not install the packages of ${folder}: ${reason ?? 'it printed the reason above. Correct that'}, then run \`npm run versions:install\`.`;
}

/**
 * Installs the packages of one version. Their peers (React, the UI libraries) are not installed:
 * Node and TypeScript find them in the root folder.
 */
async function install(root: string, folder: string): Promise<void> {
  const cwd = path.join(root, folder);
  const hasLock = fs.existsSync(path.join(cwd, 'package-lock.json'));
  const flags = [
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--omit-lockfile-registry-resolved',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn('npm', [hasLock ? 'ci' : 'install', ...flags], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    // npm's command is a script on Windows.
    shell: process.platform === 'win32',
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stderr.write(text);
  });
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      printed += error.message;
      resolve(null);
    });
    child.on('close', resolve);
  });
  if (code === 0 && hasWholeManifests(cwd)) return;
  // Otherwise the next run would take a part of the packages for all of them.
  const isFull = fs.statfsSync(cwd).bavail === 0;
  fs.rmSync(path.join(cwd, 'node_modules'), { recursive: true, force: true });
  throw new Error(explainFailure(folder, isFull ? 'ENOSPC' : printed));
}

/**
 * Installs the packages of docs versions, where they are not installed or are outdated. `npm install` omits them,
 * because most changes need none of them or those of one version.
 *
 * @param root - absolute path of the repository
 * @param folders - folders such as `versions/v7`
 * @throws Error with one sentence when npm fails
 */
export async function installPackages(root: string, folders: readonly string[]): Promise<void> {
  const waiting = [...new Set(folders)].filter((folder) => !isInstalled(path.join(root, folder)));
  const installNext = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const start = performance.now();
      await install(root, folder);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`The packages of ${folder} were installed in ${seconds} s.`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, installNext));
}
