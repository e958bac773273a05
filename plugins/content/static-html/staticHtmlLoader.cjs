const { createHash } = require('node:crypto');

/**
 * Bundler loader: what a page imports of its static HTML. On the server, a list of HTML texts; in the browser,
 * the elements that show them, from the page itself or, when the reader comes from another page, from a
 * file that is published for that.
 *
 * CommonJS, because the bundler loads it by itself.
 *
 * @param {string} source - a JSON list of HTML texts
 */
module.exports = function staticHtmlLoader(source) {
  // The bundler's cache is no longer valid when this loader changes.
  this.addDependency(__filename);
  const parts = JSON.parse(source);
  const id = createHash('sha256').update(source).digest('hex').slice(0, 8);
  if (this.getOptions().isServer) {
    return `export default ${JSON.stringify(parts.map((html) => ({ id, html })))};`;
  }
  const file = `assets/parts/part-${id}.txt`;
  this.emitFile(file, parts.map((html) => `<div>${html}</div>`).join('\n'));
  return [
    "import load from '@site/src/clientModules/staticHtml';",
    `export default await load('${id}', __webpack_public_path__ + '${file}');`,
  ].join('\n');
};
