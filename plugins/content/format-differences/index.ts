import type { Plugin } from '@docusaurus/types';
import type { Demonstrations } from '../../../src/demo/differences/demonstrations';
import { demonstrate } from './demonstrate';

/**
 * Docusaurus plugin: the page `/demo/differences`, where export formats differ. What its examples
 * select is found out by running them in every engine while the site is built.
 */
export default function formatDifferences(): Plugin {
  return {
    name: 'format-differences',
    loadContent: demonstrate,
    async contentLoaded({ content, actions: { addRoute, createData } }) {
      addRoute({
        path: '/demo/differences',
        exact: true,
        component: '@site/src/components/DifferencesPage',
        modules: {
          demonstrations: await createData('demonstrations.json', content as Demonstrations),
        },
      });
    },
  };
}
