import type { Plugin } from '@docusaurus/types';

/** The options of css-loader for CSS modules, as far as they matter here. */
interface Modules {
  localIdentName?: string;
}

interface Loader {
  options?: { modules?: Modules };
}

interface Rule {
  use?: unknown;
}

/**
 * A hash of a stylesheet's path and of the name in it. With a thousand names, two of them get the same class in one of
 * two thousand sites.
 */
const SHORT = '[contenthash:base64:5]';

const loadersOf = ({ use }: Rule) => (Array.isArray(use) ? (use as Loader[]) : []);

/**
 * Docusaurus plugin: in the built site, classes of CSS modules are hashes alone, without the names that they have in
 * the source. Each is in a stylesheet, in a script and in the HTML.
 *
 * @throws Error when Docusaurus configures CSS modules in another way
 */
export default function classNames(): Plugin {
  return {
    name: 'class-names',
    configureWebpack(config) {
      if (config.mode !== 'production') return {};
      const named = ((config.module?.rules ?? []) as Rule[])
        .flatMap(loadersOf)
        .flatMap((loader) => loader?.options?.modules ?? [])
        .filter(({ localIdentName }) => localIdentName);
      if (named.length === 0) {
        throw new Error(
          'Docusaurus no longer has a bundler rule for CSS modules with "localIdentName": adapt plugins/framework/class-names.',
        );
      }
      for (const modules of named) modules.localIdentName = SHORT;
      return {};
    },
  };
}
