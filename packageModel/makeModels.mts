import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { HARD_WORK_FLAGS } from '../config/nodeFlags.js';
import { GUIDES_VERSIONS } from '../config/versions.js';
import { isModelCurrent, SITE_PACKAGES } from './index.js';
import { installPackages } from './installPackages.mjs';

/** Each parses React's and the platform's declarations: two need 1.5 times the processor time of one. */
const MAX_PROCESSES = 2;

/**
 * Makes the models that are missing or outdated, several at a time. Packages are installed before, where that is
 * needed.
 *
 * @param root - absolute path of the repository
 * @throws Error with the reason when a model cannot be made
 */
export async function makeModels(root: string): Promise<void> {
  // Those that take long come first: the site has the most packages, and old versions have few.
  const all = [...new Set([SITE_PACKAGES, ...GUIDES_VERSIONS.map(({ packages }) => packages)])];
  await installPackages(
    root,
    all.filter((folder) => folder !== SITE_PACKAGES),
  );
  const outdated = all.filter((folder) => !isModelCurrent(root, folder));
  const processes = Math.min(MAX_PROCESSES, availableParallelism(), outdated.length);
  console.log(`${outdated.length} of ${all.length} package models are missing or outdated.`);
  await Promise.all(Array.from({ length: processes }, () => makeAll(outdated, root)));
}

/** Has a process make one model after the other until the list is empty. */
async function makeAll(folders: string[], root: string): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'modelProcess.mts'), {
    execArgv: ['--import', 'tsx', ...HARD_WORK_FLAGS],
  });
  try {
    for (let folder = folders.shift(); folder; folder = folders.shift()) {
      child.send({ root, folder });
      const [failure] = (await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => [
          'The process that makes package models ended early: the machine may have run out of memory.',
        ]),
      ])) as [string | null];
      if (failure) throw new Error(failure);
    }
  } finally {
    if (child.connected) child.disconnect();
  }
}
