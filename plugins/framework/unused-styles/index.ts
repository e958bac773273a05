import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PurgeCSS } from 'purgecss';

interface Options {
  /** A stylesheet of a package, as it is imported. */
  stylesheet: string;
  /** Globs of the files whose words may be classes, elements or attributes, from the site's folder. */
  usedBy: string[];
}

/** The words of a component, so that `DocSearch-Hit--AskAI` is not taken for `DocSearch-Hit`. */
const wordsOf = (content: string) => content.match(/[\w-]+/g) ?? [];

/**
 * Docusaurus plugin: replaces a package's stylesheet by one without the rules for elements that the
 * site never renders.
 *
 * @param context - Docusaurus' context
 * @param options - the stylesheet, and the components that use it
 * @throws Error when the package has no such stylesheet
 */
export default function unusedStyles(
  { siteDir, generatedFilesDir }: LoadContext,
  options: unknown,
): Plugin {
  const { stylesheet, usedBy } = options as Options;
  const source = require.resolve(stylesheet);
  const reduced = path.join(generatedFilesDir, 'unused-styles', path.basename(stylesheet));
  return {
    name: 'unused-styles',
    async loadContent() {
      const [result] = await new PurgeCSS().purge({
        css: [source],
        content: usedBy.map((glob) => path.join(siteDir, glob)),
        defaultExtractor: wordsOf,
      });
      fs.mkdirSync(path.dirname(reduced), { recursive: true });
      fs.writeFileSync(reduced, result?.css ?? '');
    },
    configureWebpack: () => ({ resolve: { alias: { [stylesheet]: reduced } } }),
    getPathsToWatch: () => usedBy.map((glob) => path.join(siteDir, glob)),
  };
}
