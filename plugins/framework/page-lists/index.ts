import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';

const DOCS = 'docusaurus-plugin-content-docs';

/** The descriptions of the guides, by path. */
function descriptionsOf({ loadedVersions }: LoadedContent): Record<string, string> {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return Object.fromEntries(docs.map(({ permalink, description }) => [permalink, description]));
}

/**
 * Docusaurus plugin: a guide does not load the titles and descriptions of all guides of its version, which only
 * the cards on category pages show. These pages import the descriptions from
 * `@generated/page-lists/default/descriptions.json`; see `src/theme/DocCardList`.
 *
 * @throws Error when the docs plugin no longer writes the list
 */
export default function pageLists({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'page-lists',
    async allContentLoaded({ allContent, actions: { createData } }) {
      const content = allContent[DOCS]?.default as LoadedContent;
      await createData('descriptions.json', descriptionsOf(content));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.json$/,
            include: path.join(generatedFilesDir, DOCS, 'default', 'p') + path.sep,
            use: [{ loader: path.join(__dirname, 'versionLoader.cjs') }],
          },
        ],
      },
    }),
  };
}
