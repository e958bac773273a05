import path from 'node:path';
import type { BundlerConfiguration } from '../bundlerConfiguration';

type Rules = NonNullable<NonNullable<BundlerConfiguration['module']>['rules']>;

const lean = (name: string) => path.join(__dirname, 'lean', `${name}.ts`);

/** What the router calls in development only, and needs there. */
const USED_BY_CHECKS = { 'react-is$': false, 'prop-types$': false } as const;

/** The folder of an installed package. */
const folderOf = (name: string, from?: string) =>
  path.dirname(require.resolve(`${name}/package.json`, from ? { paths: [from] } : undefined));

/**
 * Rules of the bundler: libraries that are part of every page's first scripts are bundled without what they
 * load and no page uses. Other importers of the same packages are not affected.
 *
 * @param isProduction - whether the checks of development are left out, too
 * @throws Error when a library is no longer installed
 */
export function leanLibraries(isProduction: boolean): Rules {
  const routerDom = folderOf('react-router-dom');
  const router = folderOf('react-router', routerDom);
  const common = folderOf('@docusaurus/utils-common');
  const inside = (folder: string) => folder + path.sep;
  return [
    { include: inside(common), resolve: { alias: { tslib$: lean('tslib') } } },
    {
      include: inside(router),
      resolve: {
        alias: {
          ...(isProduction && USED_BY_CHECKS),
          'hoist-non-react-statics$': lean('hoistStatics'),
        },
      },
    },
    {
      include: path.join(router, 'esm/react-router.js'),
      use: [{ loader: path.join(__dirname, 'routerLoader.cjs') }],
    },
    { include: inside(routerDom), resolve: { alias: { history$: lean('history') } } },
  ];
}
