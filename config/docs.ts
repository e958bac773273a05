import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import remarkApiLinks from '../plugins/remark-api-links';
import remarkPropsTable from '../plugins/remark-props-table';
import remarkRowAnchors from '../plugins/remark-row-anchors';
import { API_VERSION, DOCS_VERSIONS, LAST_VERSION, PACKAGE_FOLDERS } from './versions';

/** The versioned guides, at `/docs`. */
export const guides: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: LAST_VERSION,
  versions: DOCS_VERSIONS,
  // Install commands are written once, for npm; readers pick their package manager.
  remarkPlugins: [
    [npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
    [remarkPropsTable, { packageFolders: PACKAGE_FOLDERS }],
    remarkRowAnchors,
    [remarkApiLinks, { folders: ['docs', `versioned_docs/version-${API_VERSION}`] }],
  ],
};

/** The API reference, generated into `api/` and served at `/api`. */
export const reference: DocsOptions = {
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './api-extractor/sidebar.ts',
  breadcrumbs: false,
  versions: { current: { label: 'Latest' } },
};
