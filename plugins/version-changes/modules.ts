import fs from 'node:fs';
import path from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  exports?: Record<string, unknown>;
}

const readManifest = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;

/** Subpaths that hold styles, builds or tools for the library's own development. */
const NOT_FOR_READERS = /package\.json|\*|\.s?css$|^\.\/(?:dist|dev|debug|genericTests)/;

/**
 * Reads which packages a version of the guides describes.
 *
 * @param folder - the folder that the packages are installed in, such as `versions/v7`
 * @returns each package with its exact version, the core package first
 * @throws Error when the folder has no `package.json`
 */
export function packagesOf(folder: string): [name: string, version: string][] {
  const { dependencies = {} } = readManifest(path.join(folder, 'package.json'));
  return Object.entries(dependencies)
    .filter(([name]) => name.includes('react-querybuilder'))
    .sort(([one], [other]) => Number(one.startsWith('@')) - Number(other.startsWith('@')));
}

/**
 * Lists the modules that a reader of a version imports from.
 *
 * @param folder - the folder that the packages are installed in
 * @returns module names, those of the core package first
 */
export function modulesOf(folder: string): string[] {
  return packagesOf(folder).flatMap(([name]) => {
    const { exports } = readManifest(path.join(folder, 'node_modules', name, 'package.json'));
    const subpaths = Object.keys(exports ?? { '.': '' });
    return subpaths
      .filter((subpath) => subpath.startsWith('.') && !NOT_FOR_READERS.test(subpath))
      .map((subpath) => name + subpath.slice(1));
  });
}
