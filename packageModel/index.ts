import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCached, writeCached } from '../buildCache/cachedJson';
import { hashOf, hashOfFiles } from '../buildCache/hash';
import type { PackageModel } from './types';

/** The packages that the site itself runs: those of the root folder, and the adapters. */
export const SITE_PACKAGES = '.';

const OWN_FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** The models that this process has asked for. Packages do not change while it runs. */
const asked = new Map<string, Promise<PackageModel>>();

/** Where the model of a folder is kept: `.cache/packageModel/v7.json`. */
const fileOf = (root: string, folder: string) =>
  path.join(
    root,
    '.cache/packageModel',
    `${folder === SITE_PACKAGES ? 'site' : path.basename(folder)}.json`,
  );

/** Hashes what a model depends on: this folder, the installed packages, the sources of adapters. */
function fingerprintOf(root: string, folder: string): string {
  return hashOf(
    hashOfFiles(OWN_FOLDER, ['*.{ts,mjs}']),
    hashOfFiles(path.join(root, folder), [
      'package.json',
      'node_modules/.package-lock.json',
      'node_modules/react-querybuilder/package.json',
      'node_modules/@react-querybuilder/*/package.json',
      // The adapters of this repository, which are linked there, and what they share.
      'node_modules/@react-querybuilder/*/src/**/*',
      'adapters/shared/src/**/*',
    ]),
    // The UI libraries are in the root folder.
    hashOfFiles(root, ['node_modules/.package-lock.json']),
  );
}

/** Whether the model of these packages has been made. */
export const isModelCurrent = (root: string, folder: string): boolean =>
  readCached(fileOf(root, folder), fingerprintOf(root, folder)) !== undefined;

/**
 * Gives the model of the packages that are installed in a folder, from an earlier run unless a package
 * has changed since.
 *
 * @param root - absolute path of the repository
 * @param folder - {@link SITE_PACKAGES}, or `versions/v7` for the packages of a version
 * @throws Error when a package is not installed, or exports what the model has no kind for
 */
export function loadModel(root: string, folder: string): Promise<PackageModel> {
  const file = fileOf(root, folder);
  const known = asked.get(file);
  if (known) return known;
  const model = readOrCreate(root, folder, file);
  asked.set(file, model);
  return model;
}

async function readOrCreate(root: string, folder: string, file: string): Promise<PackageModel> {
  const fingerprint = fingerprintOf(root, folder);
  const cached = readCached<PackageModel>(file, fingerprint);
  if (cached) return cached;
  // The compiler takes a second to load; a process that only reads does without it.
  const { createModel } = await import('./createModel');
  const model = createModel(path.resolve(root, folder));
  writeCached(file, fingerprint, model);
  return model;
}
