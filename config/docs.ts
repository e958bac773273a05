import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { DOCS_VERSIONS, LAST_VERSION } from './versions';

/** The versioned guides, at `/docs`. */
export const guides: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: LAST_VERSION,
  versions: DOCS_VERSIONS,
};

/** The API reference, generated into `api/` and served at `/api`. */
export const reference: DocsOptions = {
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './api-extractor/sidebar.ts',
  // Guides do not load what the pages of members need.
  docItemComponent: '@theme/ApiItem',
  breadcrumbs: false,
  versions: { current: { label: 'Latest' } },
};
