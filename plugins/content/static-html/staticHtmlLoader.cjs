const { simpleHash } = require('@docusaurus/utils');

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The element of a part in the published file. */
const elementOf = (part) => `<div>${part.code === undefined ? part : escapeText(part.code)}</div>`;

/**
 * Bundler loader: what a page imports of its static HTML. On the server, a list of HTML texts and code; in the
 * browser, the elements that show them, from the page itself or, when the reader comes from another page, from a
 * file that is published for that.
 *
 * CommonJS, because the bundler loads it by itself.
 *
 * @param {string} source - a JSON list of `StaticPart`
 */
module.exports = function staticHtmlLoader(source) {
  // The bundler's cache is no longer valid when this loader changes.
  this.addDependency(__filename);
  const parts = JSON.parse(source);
  const id = simpleHash(source, 8);
  if (this.getOptions().isServer) {
    const marked = parts.map((part) => (part.code === undefined ? { html: part } : part));
    return `export default ${JSON.stringify(marked.map((part) => ({ id, ...part })))};`;
  }
  const file = `assets/parts/part-${id}.txt`;
  this.emitFile(file, parts.map(elementOf).join('\n'));
  return [
    "import load from '@site/src/clientModules/staticHtml';",
    `export default await load('${id}', ${parts.length}, __webpack_public_path__ + '${file}');`,
  ].join('\n');
};
