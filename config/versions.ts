import fs from 'node:fs';
import path from 'node:path';
import type { VersionOptions } from '@docusaurus/plugin-content-docs';
import { dependencies } from '../package.json';
// Cutting a version adds it here, in front.
import released from '../versions.json';

/** The root folder of the site. Docusaurus, Vitest and the scripts of package.json all run there. */
const SITE_DIR = process.cwd();

/** The version served at `/docs`: the newest that was released. */
export const LAST_VERSION = released[0] as string;

/**
 * The version of the demos, the API reference and the installed adapters: the major version of the core
 * package in package.json.
 */
export const API_VERSION = dependencies['react-querybuilder'].split('.')[0] as string;

/**
 * The major version that the unreleased guides describe: that of the newest folder in `versions/`.
 *
 * @param siteDir - the root folder of the site
 * @param versions - the released versions
 * @throws Error when the packages of a released version are missing
 */
export function newestMajor(siteDir: string, versions: readonly string[]): string {
  const majors = fs
    .readdirSync(path.join(siteDir, 'versions'))
    .flatMap((name) => /^v(\d+)$/.exec(name)?.[1] ?? []);
  const missing = versions.filter((name) => !majors.includes(name));
  if (missing.length > 0) {
    throw new Error(
      missing
        .map(
          (name) =>
            `versions/v${name}/package.json does not exist, but versions.json lists version ${name}. Write it, with the packages that the guides of version ${name} describe.`,
        )
        .join('\n'),
    );
  }
  return majors.sort((one, other) => Number(other) - Number(one))[0] as string;
}

/** The major version that the unreleased guides describe. */
export const UNRELEASED_MAJOR = newestMajor(SITE_DIR, released);

/**
 * Names the unreleased version, such as `next (8.x)`: with its major version, until that is released.
 *
 * @param major - the major version of its packages
 * @param versions - the released versions
 */
export function unreleasedLabel(major: string, versions: readonly string[]): string {
  return versions.includes(major) ? 'next' : `next (${major}.x)`;
}

/** A version of the guides, and where it is. */
export interface GuidesVersion {
  /** `next`, or the number. */
  name: string;
  /** Its guides. */
  docs: string;
  /** The sidebar that lists them. */
  sidebar: string;
  /** The packages that they describe. */
  packages: string;
  /** The start of their addresses, without a slash at the end. */
  route: string;
}

/** Every version of the guides, the newest first. */
export const GUIDES_VERSIONS: readonly GuidesVersion[] = [
  {
    name: 'next',
    docs: 'docs',
    sidebar: 'sidebars.ts',
    packages: `versions/v${UNRELEASED_MAJOR}`,
    route: '/docs/next',
  },
  ...released.map((name) => ({
    name,
    docs: `versioned_docs/version-${name}`,
    sidebar: `versioned_sidebars/version-${name}-sidebars.json`,
    packages: `versions/v${name}`,
    route: name === LAST_VERSION ? '/docs' : `/docs/${name}`,
  })),
];

/**
 * Label, path and banner of each docs version. Docusaurus calls the unreleased one `current`.
 */
export const DOCS_VERSIONS: Record<string, VersionOptions> = {
  current: {
    label: unreleasedLabel(UNRELEASED_MAJOR, released),
    path: 'next',
    banner: 'unreleased',
  },
  ...Object.fromEntries(
    released.map((name): [string, VersionOptions] => [
      name,
      name === LAST_VERSION
        ? { label: `${name} (latest)`, banner: 'none' }
        : { label: name, path: name, banner: 'unmaintained' },
    ]),
  ),
};

/** Where the packages that a folder of guides describes are installed. */
export const PACKAGE_FOLDERS: Record<string, string> = Object.fromEntries(
  GUIDES_VERSIONS.map(({ docs, packages }) => [docs, packages]),
);
