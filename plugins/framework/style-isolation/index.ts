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
 * - `import href from './ember.css?url'` yields the address of a stylesheet that is kept out of every
 *   bundle, scoped to `[data-ui-library="ember"]`. A page links it while it is shown, so that the styles of
 *   a whole UI library leave together with its demo.
 * - A UI library may render to a string on the server, to collect the styles that its library would write
 *   at run time; the renderer is kept out of the browser's scripts.
 *
 * @throws Error when Docusaurus configures its bundler in another way
 */
export default function styleIsolation(): Plugin {
  return {
    name: 'style-isolation',
    configureWebpack(config, isServer) {
      const rules = ((config.module?.rules ?? []) as Rule[]).filter(
        ({ test }) => test instanceof RegExp && test.test('any.css'),
      );
      const { splitChunks } = config.optimization ?? {};
      const cacheGroups = splitChunks ? splitChunks.cacheGroups : undefined;
      const isMissingGroup = !isServer && config.mode === 'production' && !cacheGroups?.styles;
      if (rules.length === 0 || isMissingGroup) {
        throw new Error(
          'Docusaurus no longer has a bundler rule for ".css", or a cache group "styles": adapt plugins/framework/style-isolation.',
        );
      }
      for (const rule of rules) rule.resourceQuery = { not: [/url/] };
      delete cacheGroups?.styles;

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
