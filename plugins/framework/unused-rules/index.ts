import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { globSync } from 'tinyglobby';
import { classesIn, loneModifiersIn, propertiesIn } from './mentioned';
import { removeUnusedRules } from './removeUnusedRules';

interface Chunk {
  files: Iterable<string>;
}

interface Asset {
  name: string;
  source: { source(): string | Buffer };
}

/** What this uses of the bundler; it is the same in Rspack and in webpack. */
interface Compilation {
  chunks: Iterable<Chunk>;
  getAssets(): readonly Asset[];
  updateAsset(name: string, source: unknown): void;
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
    sources: { RawSource: new (source: string) => unknown };
  };
}

const NAME = 'unused-rules';

/**
 * Docusaurus plugin: removes from the stylesheets of pages the rules for classes, and the custom properties, that
 * no script, no text and no stylesheet of the site mentions, and the declarations that stronger ones replace on
 * every page. Shortens the names of custom properties that only stylesheets mention. Docusaurus' CSS framework is
 * most of what it removes.
 *
 * @throws Error when a built page has a class that lost its rules, or names a custom property that was renamed: a
 *   script composes the name, see `mentioned.ts` and `shortenProperties.ts`; and when it has a modifier, such as
 *   `alert--info`, without the class, see `removeReplaced.ts`
 */
export default function unusedRules(): Plugin {
  let removed: ReadonlySet<string> = new Set();
  let renamed: ReadonlySet<string> = new Set();
  let bases: ReadonlySet<string> = new Set();

  return {
    name: NAME,

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const apply = (compiler: Compiler) => {
        const { Compilation: stages, sources } = compiler.webpack;
        compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
          // After the minifiers, and before the bundler computes the final hashes.
          const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
          compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
            const ofChunks = new Set([...compilation.chunks].flatMap(({ files }) => [...files]));
            const assets = compilation
              .getAssets()
              .filter(({ name }) => /\.(?:css|js|txt)$/.test(name))
              .map(({ name, source }) => ({ name, content: source.source().toString() }));
            const result = removeUnusedRules(assets, (name) => ofChunks.has(name));
            for (const [name, css] of result.stylesheets) {
              compilation.updateAsset(name, new sources.RawSource(css));
            }
            ({ removed, renamed, bases } = result);
          });
        });
      };
      return { plugins: [{ apply }] as never };
    },

    async postBuild({ outDir }) {
      for (const page of globSync('**/*.html', { cwd: outDir, ignore: 'assets/**' })) {
        const html = fs.readFileSync(path.join(outDir, page), 'utf8');
        const lost = [...classesIn(html)].filter((name) => removed.has(name));
        if (lost.length > 0) {
          throw new Error(
            `unused-rules: ${page} has the classes ${lost.join(', ')}, whose rules were removed because no script names them: adapt plugins/framework/unused-rules/mentioned.ts.`,
          );
        }
        const lone = loneModifiersIn(html, bases);
        if (lone.size > 0) {
          throw new Error(
            `unused-rules: ${page} has the classes ${[...lone].join(', ')} without the class that they modify, whose rules were taken to replace theirs: adapt plugins/framework/unused-rules/removeReplaced.ts.`,
          );
        }
        const stale = propertiesIn(html).filter((name) => renamed.has(name));
        if (stale.length > 0) {
          throw new Error(
            `unused-rules: ${page} sets or reads ${stale.join(', ')}, which stylesheets call by short names, because no script names them: adapt plugins/framework/unused-rules/shortenProperties.ts.`,
          );
        }
      }
    },
  };
}
