import type { BundlerConfiguration } from '../bundlerConfiguration';

type Minimizers = NonNullable<BundlerConfiguration['optimization']>['minimizer'];

interface Bundler {
  SwcJsMinimizerRspackPlugin: new (options: object) => object;
}

/** What all browsers of `browserslist` in `package.json` know. */
const ECMA = 2022;

/** How often the minifier goes over a script; more passes find nothing else. */
const PASSES = 4;

/**
 * Replaces Docusaurus' minifier for scripts by the same one with other options.
 *
 * @param minimizers - those of Docusaurus, or `undefined` where nothing is minified
 * @param currentBundler - the bundler; webpack has no such minifier
 */
export function thoroughMinimizers(
  minimizers: Minimizers,
  currentBundler: { instance: unknown },
): Minimizers {
  const { SwcJsMinimizerRspackPlugin: Minimizer } = currentBundler.instance as Bundler;
  if (!minimizers || !Minimizer) return minimizers;
  const options = {
    ecma: ECMA,
    minify: true,
    module: true,
    mangle: true,
    compress: { ecma: ECMA, passes: PASSES },
    format: { ecma: ECMA, comments: false, ascii_only: false },
  };
  return minimizers.map((each) =>
    each instanceof Minimizer ? (new Minimizer({ minimizerOptions: options }) as never) : each,
  );
}
