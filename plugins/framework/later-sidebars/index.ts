import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The properties of the routes of a docs plugin. */
const ROUTE_PROPERTIES = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/**
 * Docusaurus plugin: a docs page does not load the items of its sidebar, which its HTML has. What a page knows about
 * its docs version has the property `laterSidebars` instead, which loads them; see `src/components/DocNavigation`.
 *
 * The server and `docusaurus start` have all items from the beginning.
 *
 * @throws Error when the docs plugin no longer writes the sidebars of a version
 */
export default function laterSidebars(): Plugin {
  const rule = { test: ROUTE_PROPERTIES, enforce: 'post' as const };
  const loader = (name: string) => [{ loader: path.join(__dirname, name) }];
  return {
    name: 'later-sidebars',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return {
        module: {
          rules: [
            {
              ...rule,
              resourceQuery: { not: [/sidebars/] },
              type: 'javascript/auto',
              use: loader('versionLoader.cjs'),
            },
            {
              ...rule,
              resourceQuery: /sidebars/,
              use: loader('sidebarsLoader.cjs'),
            },
          ],
        },
      };
    },
  };
}
