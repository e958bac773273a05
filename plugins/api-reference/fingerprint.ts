import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** What the generated pages depend on, besides the installed packages. */
const SOURCES = [
  'api-extractor/**/*',
  'adapters/*/src/**/*',
  'adapters/*/package.json',
  'patches/*',
];

/** The generators; a new version of one may write other pages. */
const GENERATORS = [
  'typedoc',
  'typedoc-plugin-markdown',
  'typescript',
  'docusaurus-plugin-typedoc',
];

/**
 * Reads the version of an installed package.
 *
 * @param siteDir - the repository's root
 * @param name - the package's public name
 * @returns the version its `package.json` states, or `undefined` where it is not installed
 */
export function installedVersion(siteDir: string, name: string): string | undefined {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Sums up everything the API pages are made from, so that an unchanged input is not generated twice.
 *
 * @param siteDir - the repository's root
 * @param packages - the documented packages
 * @returns a hash that changes when a source file or an installed version does
 */
export function fingerprint(siteDir: string, packages: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: siteDir }).sort()) {
    hash.update(file).update(fs.readFileSync(path.join(siteDir, file)));
  }
  for (const name of [...packages, ...GENERATORS]) {
    hash.update(`${name}@${installedVersion(siteDir, name)}`);
  }
  return hash.digest('hex');
}
