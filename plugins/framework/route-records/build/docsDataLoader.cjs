/**
 * Bundler loader: leaves out of the global data of the docs plugins all pages but the first of each version; records
 * have the others. CommonJS, because the bundler loads it by itself.
 *
 * @param {string} source - the generated `globalData.json`
 * @returns {string} the same JSON, with less in it
 */
module.exports = function docsDataLoader(source) {
  this.addDependency(__filename);
  const data = JSON.parse(source);
  for (const { versions } of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      version.docs = version.docs.filter(({ id }) => id === version.mainDocId);
    }
  }
  return JSON.stringify(data);
};
