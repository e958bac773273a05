import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: puts the site's own way of loading a route in place of Docusaurus', and tells it
 * where the reader wants to go; see `src/routeLoading`.
 *
 * @param context - Docusaurus' context
 * @returns the plugin
 * @throws Error when Docusaurus has moved the module that this replaces
 */
export default function routeLoading({ siteDir }: LoadContext): Plugin {
  const original = require.resolve('@docusaurus/core/lib/client/preload.js');
  const folder = path.join(siteDir, 'src/routeLoading');
  return {
    name: 'route-loading',
    configureWebpack() {
      return { resolve: { alias: { [original]: path.join(folder, 'preload.ts') } } };
    },
    getClientModules() {
      return [path.join(folder, 'latestLocation.ts')];
    },
  };
}
