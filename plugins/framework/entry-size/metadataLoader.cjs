/**
 * Bundler loader: takes the versions of all plugins, which no page shows, out of the site's metadata for the
 * browser. CommonJS, because the bundler loads it by itself.
 *
 * @param {string} source - the generated `site-metadata.json`
 * @returns {string} the same JSON, with less in it
 * @throws {Error} when Docusaurus no longer writes these versions: adapt this loader
 */
module.exports = function metadataLoader(source) {
  this.addDependency(__filename);
  const metadata = JSON.parse(source);
  if (!metadata.pluginVersions) throw new Error('site-metadata.json has no "pluginVersions".');
  return JSON.stringify({ ...metadata, pluginVersions: {} });
};
