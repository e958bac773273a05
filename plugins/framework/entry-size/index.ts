import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedFile } from '../generatedFile';
import { leanLibraries } from './leanLibraries';
import { thoroughMinimizers } from './thoroughMinimizers';

/** Modules that load others in the browser, and what has these others on the server. */
const ON_SERVER = [
  ['highlighter', 'highlighter/onServer.ts'],
  ['components/ApiMember/parts/components', 'components/ApiMember/parts/componentsOnServer.ts'],
  ['components/CategoryPage/components', 'components/CategoryPage/componentsOnServer.ts'],
  ['components/diagrams/components', 'components/diagrams/componentsOnServer.ts'],
  ['components/DocNavigation/components', 'components/DocNavigation/componentsOnServer.ts'],
  ['components/FramePart/components', 'components/FramePart/componentsOnServer.ts'],
  ['components/TextPart/components', 'components/TextPart/componentsOnServer.ts'],
] as const;

/**
 * Docusaurus plugin: keeps out of the first scripts of a page what reading it does not need.
 *
 * - Docusaurus' configuration holds the options of presets and plugins, and its metadata their versions,
 *   which only the build reads.
 * - Docusaurus' minifier goes over scripts once, and writes them for browsers that the site does not support.
 * - The progress bar of navigations is loaded behind the first page.
 * - The banner about a wrong base path is added by a script in the HTML.
 * - The code highlighter works on the server, and is loaded for code that appears later; see
 *   `src/highlighter`.
 *
 * @throws Error when Docusaurus no longer has a file that this changes
 */
export default function entrySize({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'entry-size',
    configureWebpack(config, isServer, { currentBundler }) {
      // Unlike the theme, this package does not export the stylesheets of its components.
      const details = path.dirname(require.resolve('@docusaurus/theme-common/Details'));
      const styles = { '@theme-common': path.dirname(details) };
      if (isServer) {
        const replaced = ON_SERVER.map(([name, onServer]) => [
          `${path.join(siteDir, 'src', name)}$`,
          path.join(siteDir, 'src', onServer),
        ]);
        return { resolve: { alias: { ...Object.fromEntries(replaced), ...styles } } };
      }
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: thoroughMinimizers(config.optimization?.minimizer, currentBundler),
        },
        resolve: {
          alias: {
            ...styles,
            'react-helmet-async$': path.join(__dirname, 'lean/helmet.tsx'),
            nprogress$: path.join(__dirname, 'lean/nprogress.ts'),
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
            [require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner')]: path.join(
              __dirname,
              'lean/noBanner.tsx',
            ),
          },
        },
        module: {
          rules: [
            ...leanLibraries(config.mode === 'production'),
            {
              include: generatedFile(generatedFilesDir, 'docusaurus.config.mjs', 'entry-size'),
              use: [{ loader: path.join(__dirname, 'configLoader.cjs') }],
            },
            {
              include: generatedFile(generatedFilesDir, 'site-metadata.json', 'entry-size'),
              use: [{ loader: path.join(__dirname, 'metadataLoader.cjs') }],
            },
          ],
        },
      };
    },
  };
}
