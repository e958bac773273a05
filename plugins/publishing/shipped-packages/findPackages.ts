import fs from 'node:fs';
import path from 'node:path';
import { type Manifest, statedLicense } from './licenses';

/** A package and one of its versions. */
export interface PackageVersion {
  name: string;
  version: string;
}

/** A package whose code ships. */
export interface ShippedPackage extends PackageVersion {
  /** Its license, as an SPDX expression; empty where it states none. */
  license: string;
  /** The text of its license; empty where the package contains none. */
  licenseText: string;
}

/** The folder of a package, and its name, in the path of one of its files. */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[.-]|$)/i;

function readLicenseText(folder: string): string {
  const files = fs.readdirSync(folder).filter((name) => LICENSE_FILE.test(name));
  return files
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8').trim())
    .join('\n\n');
}

/**
 * Lists the packages that files belong to. Files outside of `node_modules/` belong to none.
 *
 * @param files - absolute paths
 * @returns each package and version once, sorted by name
 * @throws Error when the `package.json` of a package cannot be read
 */
export function findPackages(files: Iterable<string>): ShippedPackage[] {
  const names = new Map<string, string>();
  for (const file of files) {
    const match = PACKAGE_FOLDER.exec(file);
    if (match) names.set(match[1] as string, (match[2] as string).replaceAll('\\', '/'));
  }
  const packages = new Map<string, ShippedPackage>();
  for (const [folder, name] of names) {
    const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
    const manifest = JSON.parse(text) as Manifest & { version: string };
    const { version } = manifest;
    packages.set(`${name}@${version}`, {
      name,
      version,
      license: statedLicense(manifest),
      licenseText: readLicenseText(folder),
    });
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
