import fs from 'node:fs';
import path from 'node:path';

/** Reads the `package.json` of a package. */
export const manifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
    peerDependenciesMeta?: Record<string, { optional?: boolean }>;
    exports?: Record<string, unknown>;
  };

/**
 * Finds a package the way that modules in a folder do.
 *
 * @param name - the package
 * @param from - the folder
 * @returns the folder of the package, or `undefined` when it is not installed
 */
export function folderOf(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (fs.existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(from);
  return parent === from ? undefined : folderOf(name, parent);
}
