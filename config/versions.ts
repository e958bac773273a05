import type { VersionOptions } from '@docusaurus/plugin-content-docs';
// Cutting a version adds it here, in front.
import released from '../versions.json';

/** The version served at `/docs`: the newest that was released. */
export const LAST_VERSION = released[0] as string;

/** The version that the demos, the API reference and the installed adapters are of. */
export const API_VERSION = '7';

/** Where the packages are installed that the unreleased guides describe, below the root folder. */
const UNRELEASED_PACKAGES = 'versions/v8';

const majorOf = (packages: string) => packages.replace(/.*\/v/, '');

/**
 * Names the unreleased version, with the major version of its packages as long as that one is not
 * released.
 *
 * @param packages - the folder of its packages
 * @param versions - the released versions
 * @returns such as `next (8.x)`
 */
export function unreleasedLabel(packages: string, versions: readonly string[]): string {
  const major = majorOf(packages);
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
    packages: UNRELEASED_PACKAGES,
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
    label: unreleasedLabel(UNRELEASED_PACKAGES, released),
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
