/** What only the build reads; the rest is part of `siteConfig`, which any page may read. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'ssrTemplate',
  'stylesheets',
  'markdown',
  'clientModules',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'staticDirectories',
];

/** Of the flags for future versions, the browser reads only which router the site has. */
const withoutFlags = ({ future, ...config }) => ({
  ...config,
  future: { experimental_router: future.experimental_router },
});

/** The query of the import that has what `src/components/FramePart` adds when the footer is used. */
const FOOTER = '?footer';

/** The highlighter has its themes by itself. */
const withoutLater = ({ footer, prism, ...themeConfig }) => {
  const { theme, darkTheme, ...code } = prism;
  return { ...themeConfig, prism: code };
};

/**
 * Bundler loader: takes the options of the build, and what pages need later, out of Docusaurus' configuration for the
 * browser. CommonJS, because the bundler loads it by itself.
 *
 * @param {string} source - the generated `docusaurus.config.mjs`
 * @returns {string} the same module, with less in it, or the footer alone
 * @throws {SyntaxError} when Docusaurus no longer writes the configuration as JSON: adapt this loader
 */
module.exports = function configLoader(source) {
  this.addDependency(__filename);
  const declaration = 'export default ';
  const start = source.indexOf(declaration) + declaration.length;
  const config = JSON.parse(source.slice(start).trim().replace(/;$/, ''));
  if (this.resourceQuery === FOOTER) {
    return `${declaration}${JSON.stringify(config.themeConfig.footer)};`;
  }
  for (const name of BUILD_ONLY) delete config[name];
  const themeConfig = withoutLater(config.themeConfig);
  return `${declaration}${JSON.stringify({ ...withoutFlags(config), themeConfig })};`;
};
