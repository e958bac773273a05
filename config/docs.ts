import type { Options as DocsOptions, VersionOptions } from '@docusaurus/plugin-content-docs';
import { API_VERSIONS, LATEST_API } from './apiVersions';
import { DOCS_VERSIONS, LAST_VERSION } from './versions';

/** The versioned guides, at `/docs`. */
export const guides: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: LAST_VERSION,
  versions: DOCS_VERSIONS,
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
};

/** The API reference, generated into folders that git ignores and served at `/api`. */
export const reference: DocsOptions = {
  id: 'api',
  path: LATEST_API.pages,
  routeBasePath: 'api',
  sidebarPath: './api-extractor/sidebar.ts',
  // Guides do not load what the pages of members need.
  docItemComponent: '@theme/ApiItem',
  breadcrumbs: false,
  lastVersion: LATEST_API.name,
  versions: Object.fromEntries(
    API_VERSIONS.map((version): [string, VersionOptions] => [
      version.name,
      version === LATEST_API
        ? { label: version.label, badge: false }
        : { label: version.label, path: version.name, banner: 'unreleased' },
    ]),
  ),
};
