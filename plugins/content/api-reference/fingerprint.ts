import fs from 'node:fs';
import path from 'node:path';
import { API_DIR } from '../../../api-extractor/typedoc';
import { hashOf, hashOfFiles } from '../../../buildCache/hash';

/** The fingerprint of what the API pages were made from. */
export const STAMP = path.join(API_DIR, '.fingerprint');

/** What the generated pages depend on, besides the installed packages. */
const SOURCES = [
  'api-extractor/**/*',
  'packageModel/*.ts',
  'adapters/*/src/**/*',
  'adapters/*/package.json',
  'packageModel/*',
  'patches/*',
  'src/search/anchors.ts',
  // The history of members.
  'plugins/content/version-changes/*.ts',
  'src/components/ApiMember/changeTitle.ts',
  'versions/*/package.json',
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
  const versions = [...packages, ...GENERATORS].map(
    (name) => `${name}@${installedVersion(siteDir, name)}`,
  );
  return hashOf(hashOfFiles(siteDir, SOURCES), ...versions);
}

/**
 * Says whether the API pages need not be generated again.
 *
 * @param current - the fingerprint of the input
 */
export function isCurrent(current: string): boolean {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === current;
}
