const { inflateRawSync } = require('node:zlib');
const { simpleHash } = require('@docusaurus/utils');

/** The element of a part in the published file. */
const elementOf = ({ html }) => `<div>${html}</div>`;

/**
 * Bundler loader: what a page imports of its static HTML. On the server, a list of HTML strings with
 * their heights; in the browser, the elements that show them, from the page itself or, when the reader comes from
 * another page, from a file that is published for that.
 *
 * CommonJS, because the bundler loads it by itself.
 *
 * @param {string} source - a list of `StaticPart`, as `importStaticHtml` writes it
 */
module.exports = function staticHtmlLoader(source) {
  // The bundler's cache is no longer valid when this loader changes.
  this.addDependency(__filename);
  const parts = JSON.parse(inflateRawSync(Buffer.from(source, 'base64url')));
  const id = simpleHash(source, 8);
  if (this.getOptions().isServer) {
    return `export default ${JSON.stringify(parts.map((part) => ({ id, ...part })))};`;
  }
  const file = `assets/parts/part-${id}.txt`;
  this.emitFile(file, parts.map(elementOf).join('\n'));
  return [
    "import load from '@site/src/clientModules/staticHtml';",
    `export default await load('${id}', ${parts.length}, __webpack_public_path__ + '${file}');`,
  ].join('\n');
};
