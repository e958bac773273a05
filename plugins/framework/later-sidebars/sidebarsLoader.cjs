/**
 * Bundler loader: leaves the sidebars of what pages load about their docs version. CommonJS, because the bundler loads
 * it by itself.
 *
 * @param {string} source - the properties of a route, as JSON
 * @returns {string} the sidebars, as JSON
 */
module.exports = function sidebarsLoader(source) {
  this.addDependency(__filename);
  return JSON.stringify(JSON.parse(source).version.docsSidebars);
};
