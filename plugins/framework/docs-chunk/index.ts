import type { Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';

/** The components of the routes around a docs page, from the outermost to the page itself. */
const DOCS_PAGE = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/** The module that tells a page which instance of the docs plugin it belongs to. */
const contextOf = (id: string) => `@generated/docusaurus-plugin-content-docs/${id}/__plugin.json`;

/** How Docusaurus names the chunk of a module of a route. */
const chunkNameOf = (module: string) => simpleHash(module, 8);

/** What this uses of the bundler. */
interface Chunk {
  name?: string;
}

interface Graphs {
  chunkGraph: { getModuleChunks(module: unknown): Iterable<Chunk> };
}

interface Options {
  /** The options of each docs plugin. */
  instances: readonly { id?: string; docItemComponent?: string }[];
}

/**
 * Docusaurus plugin: what all docs pages load is one script and one stylesheet. Without it, it would be seven of each,
 * most of them with less than a kilobyte. Together they have fewer bytes: what is repeated is compressed once.
 */
export default function docsChunk(_context: unknown, options: unknown): Plugin {
  const { instances } = options as Options;
  const contexts = instances.map(({ id = 'default' }) => contextOf(id));
  const shared = new Set<string | undefined>([...DOCS_PAGE, ...contexts].map(chunkNameOf));
  // A component of an instance contains `@theme/DocItem`, which it should not load again.
  const pages = instances.flatMap(({ docItemComponent }) => docItemComponent ?? []);
  const all = new Set([...shared, ...pages.map(chunkNameOf)]);
  return {
    name: 'docs-chunk',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const docs = {
        name: 'docs',
        enforce: true,
        // Above those of Docusaurus.
        priority: 60,
        chunks: ({ name }: Chunk) => all.has(name),
        test: (module: unknown, { chunkGraph }: Graphs) =>
          [...chunkGraph.getModuleChunks(module)].some(({ name }) => shared.has(name)),
      };
      return { optimization: { splitChunks: { cacheGroups: { docs } } } } as never;
    },
  };
}
