import type { LoadContext, Plugin } from '@docusaurus/types';

/** The part of the bundler's configuration that names its cache; the types are those of webpack. */
interface CacheExperiments {
  cache?: { version?: string };
}

/**
 * Docusaurus plugin: builds for different base paths do not share the bundler's cache. The cache has compiled pages,
 * whose links begin with the base path, and Docusaurus names it after its own version only.
 *
 * @param context - the site, for its base path
 */
export default function bundlerCache({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack({ experiments }) {
      const { cache } = (experiments ?? {}) as CacheExperiments;
      if (!cache) return {};
      return { experiments: { cache: { version: `${cache.version}-${baseUrl}` } } as object };
    },
  };
}
