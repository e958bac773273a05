import fs from 'node:fs';
import path from 'node:path';

/** A package and one of its versions. */
export interface PackageVersion {
  name: string;
  version: string;
}

/** The folder of a package, and its name, in the path of one of its files. */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

/**
 * Lists the packages that files belong to. Files outside of `node_modules/` belong to none.
 *
 * @param files - absolute paths
 * @returns each package and version once, sorted by name
 * @throws Error when the `package.json` of a package cannot be read
 */
export function findPackages(files: Iterable<string>): PackageVersion[] {
  const names = new Map<string, string>();
  for (const file of files) {
    const match = PACKAGE_FOLDER.exec(file);
    if (match) names.set(match[1] as string, (match[2] as string).replaceAll('\\', '/'));
  }
  const packages = new Map<string, PackageVersion>();
  for (const [folder, name] of names) {
    const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    packages.set(`${name}@${version}`, { name, version });
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
