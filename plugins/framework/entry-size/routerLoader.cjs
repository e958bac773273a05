/** What the router falls back to where React has no `createContext`: before version 16.3. */
const FALLBACK = 'React.createContext || createReactContext';

/**
 * Bundler loader: takes out of React Router what old versions of React need, which the minifier then finds unused.
 * CommonJS, because the bundler loads it by itself.
 *
 * @param {string} source - the router's module
 * @returns {string} the same module without the fallback
 * @throws {Error} when the router no longer has the fallback: this loader can go
 */
module.exports = function routerLoader(source) {
  this.addDependency(__filename);
  if (!source.includes(FALLBACK)) {
    throw new Error(
      `React Router no longer contains "${FALLBACK}": remove plugins/framework/entry-size/routerLoader.cjs.`,
    );
  }
  return source.replace(FALLBACK, 'React.createContext');
};
