import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SHIPPED_PACKAGES_FILE } from '../../../config/shippedPackages';
import { cachedDeclarations } from '../sandbox/cachedDeclarations';
import { cachedPackages } from '../sandbox/cachedPackages';
import { findPackages } from './findPackages';

/** A module of the bundler; one that holds others is a concatenation of them. */
interface Module {
  nameForCondition(): string | null | undefined;
  modules?: readonly Module[];
}

interface Compilation {
  modules: Iterable<Module>;
  chunkGraph: { getModuleChunks(module: Module): readonly unknown[] };
  /** Every file that the bundler and its loaders read. */
  fileDependencies: Iterable<string>;
}

interface Compiler {
  hooks: {
    done: { tap(name: string, callback: (stats: { compilation: Compilation }) => void): void };
  };
}

/** Paths of the files whose code or styles are in the files that readers load. */
function* shippedFiles(compilation: Compilation): Generator<string> {
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getModuleChunks(module).length === 0) continue;
    for (const part of [module, ...(module.modules ?? [])]) {
      const file = part.nameForCondition();
      if (file) yield file;
    }
  }
  // What a stylesheet imports is no module of its own.
  for (const file of compilation.fileDependencies) if (file.endsWith('.css')) yield file;
}

/**
 * Docusaurus plugin: lists the packages whose code or styles are in the files that readers load.
 * Most of `node_modules/` builds and tests the site; `npm run audit:shipped` asks for the advisories that
 * concern what ships.
 *
 * @param context - Docusaurus' context
 */
export default function shippedPackages({ siteDir }: LoadContext): Plugin {
  let inPreview: string[] = [];
  return {
    name: 'shipped-packages',
    // The packages of the sandbox's preview and their declarations are not in the files of the bundler.
    async loadContent() {
      const { inputs } = await cachedPackages(siteDir);
      const declarations = await cachedDeclarations(siteDir);
      inPreview = [...inputs, ...declarations.inputs].map((file) => path.resolve(siteDir, file));
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const writeList = (compiler: Compiler) => {
        compiler.hooks.done.tap('shipped-packages', ({ compilation }) => {
          const file = path.join(siteDir, SHIPPED_PACKAGES_FILE);
          const packages = findPackages([...shippedFiles(compilation), ...inPreview]);
          fs.mkdirSync(path.dirname(file), { recursive: true });
          fs.writeFileSync(file, `${JSON.stringify(packages, null, 2)}\n`);
        });
      };
      return { plugins: [writeList] as never };
    },
  };
}
