import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ownAddress } from '../../../src/addresses/basePath';
import { uiLibraries } from '../../../src/demo/uiLibraries';
import { findProblems } from './findProblems';

/** The module that imports what the generated project of each UI library contains. */
const PROJECTS = /[\\/]uiLibraries[\\/]projects\.ts$/;

/** What Ant Design's adapter makes a date picker with, for a value editor that the demo replaces. */
const ADAPTER_PICKER = 'antd/es/date-picker/generatePicker/index.js$';

/**
 * Docusaurus plugin: a demo page for each UI library of `src/demo/uiLibraries.ts`, made from its folder in
 * `src/components/uiLibraries`, where its generated project is found as well.
 *
 * @throws Error when something of a UI library is missing; each sentence names the file to write or change
 */
export default function uiLibraryDemos({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'ui-libraries',
    getPathsToWatch: () => [path.join(siteDir, 'src/components/uiLibraries/*')],
    async contentLoaded({ actions: { addRoute } }) {
      const problems = findProblems(siteDir, uiLibraries);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      for (const { id, route } of uiLibraries) {
        addRoute({
          path: ownAddress(route, baseUrl),
          exact: true,
          component: '@site/src/components/DemoPage',
          modules: { uiLibrary: `@site/src/components/uiLibraries/${id}/index.tsx` },
        });
      }
    },
    configureWebpack: () => ({
      resolve: { alias: { [ADAPTER_PICKER]: path.join(__dirname, 'noPicker.ts') } },
      module: {
        rules: [
          {
            test: PROJECTS,
            enforce: 'pre',
            use: [{ loader: path.join(__dirname, 'globLoader.cjs') }],
          },
        ],
      },
    }),
  };
}
