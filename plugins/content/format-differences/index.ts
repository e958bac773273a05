import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { ownAddress } from '../../../src/addresses/basePath';
import type { Demonstrations } from '../../../src/demo/differences/demonstrations';
import { demonstrate } from './demonstrate';

/**
 * Docusaurus plugin: the page `/demo/differences`, where export formats differ. What its examples
 * select is found out by running them in every engine while the site is built.
 *
 * @param context - Docusaurus' context
 */
export default function formatDifferences({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'format-differences',
    loadContent: demonstrate,
    async contentLoaded({ content, actions: { addRoute, createData } }) {
      const data = await createData('demonstrations.json', content as Demonstrations);
      addRoute({
        path: ownAddress('/demo/differences', baseUrl),
        exact: true,
        component: '@site/src/components/DifferencesPage',
        // The name of the script is made from the path, which must be the same in every folder.
        modules: { demonstrations: aliasedSitePath(data, siteDir) },
      });
    },
  };
}
