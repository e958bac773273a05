const { globSync } = require('tinyglobby');

const GLOB = /import\.meta\.glob(?:<.*?>)?\('\.\/([^']+)', \{ eager: true \}\)/;

/**
 * Bundler loader: replaces `import.meta.glob('./pattern', { eager: true })` by the modules that the
 * pattern matches, as Vite does, so that a folder needs no list of its modules. CommonJS, because the
 * bundler loads it by itself.
 *
 * @param {string} source - the text of a module with one such call
 * @returns {string} the text that imports the modules
 */
module.exports = function globLoader(source) {
  this.addDependency(__filename);
  this.addContextDependency(this.context);
  const [call, pattern] = GLOB.exec(source) ?? [];
  if (!pattern) throw new Error(`There is no import.meta.glob in ${this.resourcePath}.`);
  const files = globSync(pattern, { cwd: this.context }).sort();
  const imports = files.map((file, index) => `import * as module${index} from './${file}';\n`);
  const entries = files.map((file, index) => `'./${file}': module${index}`);
  return `${imports.join('')}${source.replace(call, `({ ${entries.join(', ')} })`)}`;
};
