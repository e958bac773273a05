import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { CORE, isFamily } from './family.mjs';

/** An installed package of the family, and what readers can import from it. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Absolute path of its folder. */
  folder: string;
  entryPoints: string[];
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  workspaces?: string[];
  exports?: Record<string, unknown>;
}

const readManifest = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;

/** Subpaths for the library's own development; readers have no use for them. */
const DEVELOPMENT = ['./dev', './genericTests'];

/** Every subpath that `exports` names, other than stylesheets, builds and `package.json`. */
function entryPointsOf({ name, exports = { '.': '' } }: Manifest): string[] {
  return Object.keys(exports)
    .filter((subpath) => /^\.(?:\/[\w-]+)?$/.test(subpath) && !DEVELOPMENT.includes(subpath))
    .map((subpath) => `${name}${subpath.slice(1)}`);
}

/** The packages of this repository that a root folder contains, by their public names. */
export function workspacePackagesOf(folder: string): string[] {
  const { workspaces = [] } = readManifest(path.join(folder, 'package.json'));
  return globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: folder, absolute: true },
  ).map((file) => readManifest(file).name);
}

/**
 * Lists the packages of the family that a folder's `package.json` names, and its workspaces.
 *
 * @param folder - absolute path of a folder such as `versions/v7`, or of the root folder
 * @returns the packages, the core package first
 * @throws Error when the folder has no `package.json`, or a package is not installed
 */
export function installedPackages(folder: string): InstalledPackage[] {
  const { dependencies = {} } = readManifest(path.join(folder, 'package.json'));
  const names = [...Object.keys(dependencies), ...workspacePackagesOf(folder)];
  return names
    .filter(isFamily)
    .sort((a, b) => Number(b === CORE) - Number(a === CORE) || a.localeCompare(b))
    .map((name) => {
      const packageFolder = path.join(folder, 'node_modules', name);
      const file = path.join(packageFolder, 'package.json');
      if (!fs.existsSync(file)) {
        throw new Error(`"${name}" is not installed in ${folder}: run "npm run versions:install".`);
      }
      const manifest = readManifest(file);
      return {
        name,
        version: manifest.version,
        folder: packageFolder,
        entryPoints: entryPointsOf(manifest),
      };
    });
}
