import fs from 'node:fs';
import path from 'node:path';
import { hashOf, hashOfFiles } from '../../../buildCache/hash';
import type { ApiVersion } from '../../../config/apiVersions';

/** The file with the fingerprint of what the pages of a version were made from. */
export const stampOf = ({ pages }: ApiVersion): string => path.join(pages, '.fingerprint');

/** What the generated pages depend on, besides the installed packages. */
const SOURCES = [
  'api-extractor/**/*',
  'packageModel/*.{ts,mjs}',
  'adapters/*/src/**/*',
  'adapters/*/package.json',
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
 * @param folder - the folder that it is installed in
 * @param name - the package's public name
 * @returns the version its `package.json` states, or `undefined` where it is not installed
 */
export function installedVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Sums up everything the API pages are made from, so that an unchanged input is not generated twice.
 *
 * @param siteDir - the repository's root
 * @param version - the version of the reference
 * @param packages - the documented packages
 * @returns a hash that changes when a source file or an installed version does
 */
export function fingerprint(
  siteDir: string,
  version: ApiVersion,
  packages: readonly string[],
): string {
  const folder = path.join(siteDir, version.packages);
  const versions = [
    ...packages.map((name) => `${name}@${installedVersion(folder, name)}`),
    ...GENERATORS.map((name) => `${name}@${installedVersion(siteDir, name)}`),
  ];
  return hashOf(hashOfFiles(siteDir, SOURCES), JSON.stringify(version), ...versions);
}

/**
 * Says whether the pages of a version need not be generated again.
 *
 * @param version - the version of the reference
 * @param current - the fingerprint of the input
 */
export function isCurrent(version: ApiVersion, current: string): boolean {
  const stamp = stampOf(version);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === current;
}
