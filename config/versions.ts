import type { VersionOptions } from '@docusaurus/plugin-content-docs';

/** The version served at `/docs`, and the one that the demos and the API reference use. */
export const LAST_VERSION = '7';

/**
 * Label, path and banner of each docs version. Docusaurus calls the unreleased one `current`.
 */
export const DOCS_VERSIONS: Record<string, VersionOptions> = {
  current: { label: 'next', path: 'next', banner: 'unreleased' },
  '7': { label: '7 (latest)', banner: 'none' },
  '6': { label: '6', path: '6', banner: 'unmaintained' },
  '5': { label: '5', path: '5', banner: 'unmaintained' },
  '4': { label: '4', path: '4', banner: 'unmaintained' },
  '3': { label: '3', path: '3', banner: 'unmaintained' },
};

/** Where the packages that a folder of guides describes are installed. */
export const PACKAGE_FOLDERS: Record<string, string> = {
  docs: 'versions/v8',
  ...Object.fromEntries(
    ['7', '6', '5', '4', '3'].map((version) => [
      `versioned_docs/version-${version}`,
      `versions/v${version}`,
    ]),
  ),
};
