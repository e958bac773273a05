import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: keeps out of the first scripts of a page what reading it does not need.
 *
 * - Docusaurus' registry of routes (its issue 7256) names each page's source file, which only the
 *   server rendering reads.
 * - Docusaurus' configuration holds the options of presets and plugins, which only the build reads.
 * - Chunks are published under their numbers, so that the runtime need not map numbers to names.
 * - The code highlighter works on the server, and is loaded for code that appears later; see
 *   `src/highlighter`.
 *
 * @param context - Docusaurus' context
 * @returns the plugin
 */
export default function entrySize({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'entry-size',
    configureWebpack(config, isServer) {
      if (isServer) {
        const highlighter = path.join(siteDir, 'src/highlighter');
        const onServer = path.join(highlighter, 'onServer.ts');
        return { resolve: { alias: { [`${highlighter}$`]: onServer } } };
      }
      const chunkFilename = 'assets/js/[id].[contenthash:8].js';
      return {
        ...(config.mode === 'production' ? { output: { chunkFilename } } : {}),
        resolve: {
          alias: {
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          },
        },
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'registry.js'),
              use: [{ loader: path.join(__dirname, 'registryLoader.cjs') }],
            },
            {
              include: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [{ loader: path.join(__dirname, 'configLoader.cjs') }],
            },
          ],
        },
      };
    },
  };
}
