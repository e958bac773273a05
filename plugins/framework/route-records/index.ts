import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedFile } from '../generatedFile';
import type { FindRelated } from './build/knownDocs';
import type { Records } from './build/makeRecords';
import { recordRoutes } from './build/recordRoutes';
import { withPageData } from './build/withPageData';

/** The generated modules that list all pages, and what replaces them in the published scripts. */
const REPLACED: Record<string, string> = {
  '@generated/routes': 'routes.tsx',
  '@generated/routesChunkNames': 'chunkNames.ts',
  '@generated/registry': 'registry.ts',
};

/** The module through which the site's own code knows pages. */
const PAGES = '@route-records/pages';

const NOT_FOUND = '/404.html';

interface Options {
  /** Finds the page of another docs version that belongs to a page; without it, the one with the same id. */
  findRelated?: FindRelated;
}

interface NavbarItem {
  docId?: string;
  items?: readonly NavbarItem[];
}

/** The ids of the docs that the navigation bar of every page links to. */
function docsInNavbar({ themeConfig }: LoadContext['siteConfig']): string[] {
  const idsIn = (items: readonly NavbarItem[] = []): string[] =>
    items.flatMap((item) => [...(item.docId ? [item.docId] : []), ...idsIn(item.items)]);
  return idsIn((themeConfig as { navbar?: NavbarItem }).navbar?.items);
}

/** The file of a route, if it is published as HTML. */
function htmlFile(outDir: string, route: string): string | undefined {
  const files = [route, `${route}.html`, path.join(route, 'index.html')];
  return files
    .map((file) => path.join(outDir, file))
    .find((file) => file.endsWith('.html') && fs.existsSync(file));
}

/**
 * Docusaurus plugin: a page loads no data about other pages; see README.md.
 *
 * @param context - Docusaurus' context
 * @param options - see {@link Options}
 * @throws Error when Docusaurus or the bundler no longer has what this replaces
 */
export default function routeRecords(context: LoadContext, options: unknown): Plugin {
  const { findRelated = (id) => id } = options as Options;
  const { generatedFilesDir, baseUrl } = context;
  const client = path.join(__dirname, 'client');
  let records: Records | undefined;

  return {
    name: 'route-records',

    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') {
        return { resolve: { alias: { [PAGES]: path.join(client, 'pages.ts') } } };
      }
      const { plugins = [] } = config;
      const chunkTable = plugins.findIndex(
        (plugin) => plugin?.constructor.name === 'ChunkAssetPlugin',
      );
      if (chunkTable === -1) {
        throw new Error(
          'Docusaurus no longer has the bundler plugin "ChunkAssetPlugin", which writes the names of all chunks: adapt plugins/framework/route-records.',
        );
      }
      plugins.splice(chunkTable, 1);
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replacements = Object.entries(REPLACED).map(
        ([name, file]) =>
          new NormalModuleReplacementPlugin(new RegExp(`^${name}$`), path.join(client, file)),
      );
      const onRecords = (made: Records) => {
        records = made;
      };
      return {
        // Otherwise the runtime would map the number of each chunk to its name.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        // The types are those of webpack, and the bundler is Rspack.
        plugins: [
          ...replacements,
          recordRoutes({ generatedFilesDir, findRelated, onRecords }),
        ] as never,
        module: {
          rules: [
            {
              include: generatedFile(generatedFilesDir, 'globalData.json', 'route-records'),
              use: [
                {
                  loader: path.join(__dirname, 'build/docsDataLoader.cjs'),
                  options: { ids: docsInNavbar(context.siteConfig) },
                },
              ],
            },
            {
              include: path.dirname(require.resolve('react-router/package.json')) + path.sep,
              resolve: { alias: { 'path-to-regexp$': path.join(client, 'pathToRegexp.ts') } },
            },
          ],
        },
        resolve: {
          alias: {
            [PAGES]: path.join(client, 'recordedPages.ts'),
            [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: path.join(
              client,
              'docusaurus.ts',
            ),
          },
        },
      };
    },

    async postBuild({ outDir, routesPaths }) {
      if (!records) throw new Error('route-records: the bundler has not made any record.');
      const { pages, files, version } = records;
      const shared = {
        version,
        fileCount: files.length,
        hasHomePage: pages.has(baseUrl),
      };
      for (const route of [...new Set([...routesPaths, baseUrl.replace(/\/$/, NOT_FOUND)])]) {
        const file = htmlFile(outDir, route.slice(baseUrl.length - 1));
        if (!file) continue;
        const html = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, withPageData(html, { ...shared, record: pages.get(route) }));
      }
    },
  };
}
