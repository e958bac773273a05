/**
 * Bundler loader: takes the source file names out of Docusaurus' route registry. CommonJS, because
 * the bundler loads it by itself.
 *
 * @param {string} source - the generated `registry.js`
 * @returns {string} the same module, with an empty name in each entry
 */
module.exports = function registryLoader(source) {
  this.addDependency(__filename);
  return source.replace(/"(?:[^"\\]|\\.)+"(?=, require\.resolveWeak\()/g, '""');
};
