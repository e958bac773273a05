import type { Plugin } from '@docusaurus/types';

/** Where Docusaurus' options for PostCSS name the plugin that translates new CSS. */
const TRANSLATOR = /[\\/]postcss-preset-env[\\/]/;

/** Whether an entry of the list, a plugin or its path with its options, translates new CSS. */
const isTranslator = (entry: unknown): boolean =>
  Array.isArray(entry) && typeof entry[0] === 'string' && TRANSLATOR.test(entry[0]);

/**
 * Docusaurus plugin: leaves new CSS to the minifier, which translates it for the browsers in `package.json` anyway.
 * PostCSS would do it before, with the same result, and would set itself up for each stylesheet. What the minifier does
 * not translate is an alternative text, as in `content: "✓" / ""`: write the declaration without it first.
 */
export default function modernStyles(): Plugin {
  return {
    name: 'modern-styles',
    /** @throws Error when Docusaurus no longer adds the plugin that is to be left out */
    configurePostCss(options) {
      const plugins = options.plugins as unknown[];
      const others = plugins.filter((entry) => !isTranslator(entry));
      if (others.length === plugins.length) {
        throw new Error(
          'Docusaurus no longer has postcss-preset-env translate new CSS: remove plugins/framework/modern-styles.',
        );
      }
      // Without `config`, it would look for a configuration file above each stylesheet.
      return { ...options, plugins: others as typeof options.plugins, config: false };
    },
  };
}
