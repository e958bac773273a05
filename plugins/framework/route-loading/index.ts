import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: puts the site's own ways of loading a route, and of fetching one ahead, in place
 * of Docusaurus', and tells them where the reader wants to go; see `src/codeLoading/routes`.
 *
 * @param context - Docusaurus' context
 * @throws Error when Docusaurus has moved a module that this replaces
 */
export default function routeLoading({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/codeLoading/routes');
  const replaced = ['preload', 'prefetch'].map((name) => [
    require.resolve(`@docusaurus/core/lib/client/${name}.js`),
    path.join(folder, `${name}.ts`),
  ]);
  return {
    name: 'route-loading',
    configureWebpack() {
      return { resolve: { alias: Object.fromEntries(replaced) } };
    },
    getClientModules() {
      return ['latestLocation.ts', 'linksOfText.ts'].map((name) => path.join(folder, name));
    },
  };
}
