/** Leaves out of an item of a sidebar what only items that are not listed need. */
const slimItem = ({ unlisted, items, ...item }) => ({
  ...item,
  ...(unlisted ? { unlisted } : {}),
  ...(items ? { items: items.map(slimItem) } : {}),
});

const slimSidebars = (sidebars) =>
  Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(slimItem)]));

/**
 * Bundler loader: takes the list of all pages out of what pages load about their docs version. CommonJS, because
 * the bundler loads it by itself.
 *
 * @param {string} source - the properties of a route, as JSON
 * @returns {string} the same JSON, with less in it
 * @throws {Error} when a docs version no longer has such a list: adapt this loader
 */
module.exports = function versionLoader(source) {
  this.addDependency(__filename);
  const { version, ...others } = JSON.parse(source);
  if (!version) return source;
  const { docs, docsSidebars } = version;
  if (!docs || !docsSidebars) {
    throw new Error(`${this.resourcePath} has no "docs" and "docsSidebars".`);
  }
  const slim = { ...version, docs: {}, docsSidebars: slimSidebars(docsSidebars) };
  return JSON.stringify({ ...others, version: slim });
};
