import type { Options } from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { apiVersionOf } from '../../config/apiVersions';
import { GUIDES_VERSIONS, PACKAGE_FOLDERS } from '../../config/versions';
import remarkAnchorAliases from './remark-anchor-aliases';
import remarkApiLinks from './remark-api-links';
import remarkLiveExamples from './remark-live-examples';
import remarkNameAnchors from './remark-name-anchors';
import remarkPropsTable from './remark-props-table';
import remarkRowAnchors from './remark-row-anchors';
import remarkSearchSections from './remark-search-sections';

/** The version of the API reference that the guides in each folder link to, where there is one. */
const references = GUIDES_VERSIONS.flatMap((guides) => {
  const version = apiVersionOf(guides);
  return version ? [{ folder: guides.docs, version }] : [];
});

/** The remark plugins of guides and pages, in the order in which they run. */
export const remarkPlugins: Options['remarkPlugins'] = [
  // Install commands are written once, for npm; readers pick their package manager.
  [npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
  [remarkPropsTable, { packageFolders: PACKAGE_FOLDERS }],
  // Rows of the tables that the plugin above writes need anchors, too.
  remarkRowAnchors,
  remarkNameAnchors,
  // Aliases lead to the anchors that the plugins above give.
  remarkAnchorAliases,
  remarkSearchSections,
  // Code blocks keep their order until here: the checker counts them.
  remarkLiveExamples,
  [remarkApiLinks, { references }],
];
