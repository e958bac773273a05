import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withinSite } from '../../../src/addresses/basePath';
import { inOwnProcess } from '../inOwnProcess';
import type { PagesToSearch } from './publishRecords';

/**
 * Docusaurus plugin: publishes what the search looks through, made from the built pages.
 *
 * @param context - the site, for its base path
 */
export default function searchRecords({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'search-records',
    postBuild: ({ outDir, routesPaths }) =>
      inOwnProcess<PagesToSearch, void>(path.join(__dirname, 'publishRecords.ts'), {
        outDir,
        routes: routesPaths.map((route) => withinSite(route, baseUrl)),
      }),
  };
}
