import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

interface Rule {
  test?: unknown;
  resourceQuery?: unknown;
}

/**
 * Docusaurus plugin: a page carries the styles it uses and no others.
 *
 * - Docusaurus puts the CSS of all pages into one file (its issue 6228); here CSS is split the way
 *   scripts are.
 * - `import href from './look.css?url'` yields the address of a stylesheet that is kept out of every
 *   bundle, scoped to `[data-look="look"]`. A page links it while it is shown, so that the styles of
 *   a whole UI library leave together with its demo.
 * - A look may render to a string on the server, to collect the styles that its library would write
 *   at run time; the renderer is kept out of the browser's scripts.
 *
 * @returns the plugin
 */
export default function styleIsolation(): Plugin {
  return {
    name: 'style-isolation',
    configureWebpack(config, isServer) {
      for (const rule of (config.module?.rules ?? []) as Rule[]) {
        if (rule.test instanceof RegExp && rule.test.test('any.css')) {
          rule.resourceQuery = { not: [/url/] };
        }
      }
      const { splitChunks } = config.optimization ?? {};
      if (splitChunks) delete splitChunks.cacheGroups?.styles;

      return {
        ...(isServer ? {} : { resolve: { alias: { 'react-dom/server$': false } } }),
        module: {
          rules: [
            {
              test: /\.css$/,
              resourceQuery: /url/,
              type: 'javascript/auto',
              use: [{ loader: path.join(__dirname, 'scopedStylesheetLoader.cjs') }],
            },
          ],
        },
      };
    },
  };
}
