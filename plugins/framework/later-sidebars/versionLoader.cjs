const path = require('node:path');

/**
 * Bundler loader: takes the items of the sidebars out of what pages load about their docs version, and adds what
 * loads them. CommonJS, because the bundler loads it by itself.
 *
 * @param {string} source - the properties of a route, as JSON
 * @returns {string} a module that exports them
 * @throws {Error} when a docs version no longer has sidebars: adapt this loader
 */
module.exports = function versionLoader(source) {
  this.addDependency(__filename);
  const { version, ...others } = JSON.parse(source);
  if (!version) return `export default ${source};`;
  if (!version.docsSidebars) throw new Error(`${this.resourcePath} has no "docsSidebars".`);
  const docsSidebars = Object.fromEntries(
    Object.keys(version.docsSidebars).map((name) => [name, []]),
  );
  const request = JSON.stringify(`./${path.basename(this.resourcePath)}?sidebars`);
  return `import { createSharedPart } from '@site/src/hydrateOnInteraction/createPart';
const version = ${JSON.stringify({ ...version, docsSidebars })};
const laterSidebars = createSharedPart(() => import(${request}).then((module) => module.default));
export default { ...${JSON.stringify(others)}, version: { ...version, laterSidebars } };
`;
};
