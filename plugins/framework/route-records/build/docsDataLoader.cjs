/**
 * Bundler loader: leaves out of the global data of the docs plugins all pages but the first of each version and those
 * that every page links to; records have the others. The option `ids` lists the ids of the latter. CommonJS, because
 * the bundler loads it by itself.
 *
 * @param {string} source - the generated `globalData.json`
 * @returns {string} the same JSON, with less in it
 */
module.exports = function docsDataLoader(source) {
  this.addDependency(__filename);
  const { ids } = this.getOptions();
  const data = JSON.parse(source);
  for (const { versions } of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      version.docs = version.docs.filter(({ id }) => id === version.mainDocId || ids.includes(id));
    }
  }
  return JSON.stringify(data);
};
