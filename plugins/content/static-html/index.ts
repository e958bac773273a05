import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { STATIC_HTML } from './pageNodes';

/**
 * Docusaurus plugin: what guides and the API reference say is in their HTML, and in no script.
 *
 * MDX would ship all text a second time, as code that React runs to find what the page shows already.
 * `rehypeStaticGuide` and `rehypeStaticReference` replace text, tables and code by components and an import of
 * data, for which this plugin adds the bundler's rule; see README.md.
 */
export default function staticHtml(): Plugin {
  return {
    name: 'static-html',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            mimetype: STATIC_HTML,
            type: 'javascript/esm',
            use: [{ loader: path.join(__dirname, 'staticHtmlLoader.cjs'), options: { isServer } }],
          },
        ],
      },
    }),
  };
}
