import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SITE } from './config.mjs';

/** The lock file in which npm records what it installed. */
const NOTE = 'node_modules/.package-lock.json';

/** Whether exactly the packages of the folder's lock file are installed. */
function isInstalled(folder: string): boolean {
  const note = path.join(folder, NOTE);
  const lock = path.join(folder, 'package-lock.json');
  if (!fs.existsSync(note) || !fs.existsSync(lock)) return false;
  const installedPackages = (file: string) => {
    const { packages } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      packages: Record<string, { version?: string }>;
    };
    return Object.entries(packages)
      .filter(([name]) => name !== '')
      .map(([name, { version }]) => `${name}@${version}`)
      .sort()
      .join('\n');
  };
  return installedPackages(note) === installedPackages(lock);
}

/**
 * Installs the packages of one version. Their peers (React, the UI libraries) are not installed:
 * Node and TypeScript find them in the root folder.
 *
 * @param folder - absolute path of the version's folder
 * @returns npm's exit code
 */
function install(folder: string): Promise<number> {
  const hasLock = fs.existsSync(path.join(folder, 'package-lock.json'));
  const flags = [
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--omit-lockfile-registry-resolved',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn('npm', [hasLock ? 'ci' : 'install', ...flags], {
    cwd: folder,
    stdio: 'inherit',
    // npm's command is a script on Windows.
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** npm waits for the network and the disk, so that two at a time are faster. */
const PARALLEL = 2;

async function installAll(waiting: (typeof SITE.versions)[number][]): Promise<void> {
  for (let version = waiting.shift(); version; version = waiting.shift()) {
    const { name, packages } = version;
    const folder = path.join(SITE.root, packages);
    if (isInstalled(folder)) {
      console.log(`✓ version ${name}: ${packages} is up to date`);
      continue;
    }
    const start = performance.now();
    const code = await install(folder);
    if (code !== 0) {
      console.error(`✗ version ${name}: npm failed in ${packages}, see above`);
      process.exit(1);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`✓ version ${name}: ${packages} installed in ${seconds} s`);
  }
}

const waiting = [...SITE.versions];
await Promise.all(Array.from({ length: PARALLEL }, () => installAll(waiting)));
