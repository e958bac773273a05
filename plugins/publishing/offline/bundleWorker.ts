import path from 'node:path';
import * as esbuild from 'esbuild';

/** A service worker, and the files that it consists of. */
export interface BundledWorker {
  code: string;
  inputs: string[];
}

/**
 * Bundles the service worker: the one that answers from the offline copy, or the one that removes it.
 *
 * @param siteDir - the root folder of the site
 * @param baseUrl - the base path of the site
 * @param isOffered - whether readers may store the site
 */
export async function bundleWorker(
  siteDir: string,
  baseUrl: string,
  isOffered: boolean,
): Promise<BundledWorker> {
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: [
      path.join(siteDir, `src/offline/worker/${isOffered ? 'answerOffline' : 'removeItself'}.ts`),
    ],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      // As the bundler of the pages does.
      __webpack_public_path__: JSON.stringify(baseUrl),
    },
  });
  return { code: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}
