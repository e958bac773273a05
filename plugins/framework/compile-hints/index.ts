import type { Plugin } from '@docusaurus/types';

interface Asset {
  name: string;
  source: { size(): number };
}

/** What this uses of the bundler; it is the same in Rspack and in webpack. */
interface Compilation {
  getAssets(): readonly Asset[];
  updateAsset(name: string, update: (source: unknown) => unknown): void;
  hooks: {
    processAssets: {
      tap(options: { name: string; stage: number }, run: () => void): void;
    };
  };
}

interface Compiler {
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
    sources: { ConcatSource: new (...sources: unknown[]) => unknown };
  };
}

const NAME = 'compile-hints';

/** Must be the first line of a script. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** In bytes. A larger script is a compiler, which calls few of its functions at first. */
const MAX_SIZE = 1_000_000;

/**
 * Docusaurus plugin: marks the scripts of pages for V8, which then compiles their functions while they arrive,
 * outside of the page's main thread. Otherwise it would compile each when it is called for the first time, and the page
 * could not react in the meantime. Other engines ignore the mark, a comment
 * (https://v8.dev/blog/explicit-compile-hints).
 */
export default function compileHints(): Plugin {
  return {
    name: NAME,

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const apply = (compiler: Compiler) => {
        const { Compilation: stages, sources } = compiler.webpack;
        compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
          // After the minifiers, which remove comments, and before the bundler computes the final hashes.
          const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
          compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
            for (const { name, source } of compilation.getAssets()) {
              if (!name.endsWith('.js') || source.size() > MAX_SIZE) continue;
              compilation.updateAsset(name, (old) => new sources.ConcatSource(HINT, old));
            }
          });
        });
      };
      return { plugins: [{ apply }] as never };
    },
  };
}
