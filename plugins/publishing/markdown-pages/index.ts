import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withinSite } from '../../../src/addresses/basePath';
import { inOwnProcess } from '../inOwnProcess';
import { llmsFull, llmsList, type VersionTexts } from './llmsFiles';
import type { PagesToPublish } from './publishPages';
import { topicsOf } from './readingOrder';

/**
 * Docusaurus plugin: publishes each guide and each page of the API reference as Markdown at its address plus
 * `.md`, and for language models a list of the guides (`llms.txt`) and the complete text of each version.
 *
 * @param context - the site, for its names and its address
 */
export default function markdownPages({ siteConfig, baseUrl }: LoadContext): Plugin {
  let guides: LoadedVersion[] = [];
  let reference: LoadedVersion[] = [];

  return {
    name: 'markdown-pages',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      guides = docs.default?.loadedVersions ?? [];
      reference = docs.api?.loadedVersions ?? [];
    },
    async postBuild({ outDir }) {
      // The address of an index page ends with a slash; its file does not.
      const pathOf = (permalink: string) => withinSite(permalink, baseUrl).replace(/\/$/, '');
      const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
      const every = [...guides, ...reference].flatMap(({ docs }) => docs);
      const published = await inOwnProcess<PagesToPublish, string[]>(
        path.join(__dirname, 'publishPages.ts'),
        {
          outDir,
          pages: every.map(({ permalink }) => ({
            page: pathOf(permalink),
            address: siteConfig.url + permalink,
          })),
        },
      );
      const texts = new Map(
        every.map(({ permalink }, index) => [permalink, published[index] as string]),
      );
      const versions = guides.map(
        (version): VersionTexts & { full: string; isLatest: boolean } => ({
          label: version.label,
          full: `${version.isLast ? baseUrl : `${version.path}/`}llms-full.txt`,
          isLatest: version.isLast,
          topics: topicsOf(version),
          texts,
        }),
      );
      for (const version of versions) {
        write(pathOf(version.full), llmsFull(siteConfig, version));
      }
      const latest = versions.find(({ isLatest }) => isLatest);
      if (!latest) return;
      const others = [
        ...versions.map(({ label, full }) => ({
          name: `All guides of version ${label}, complete`,
          path: full,
        })),
        ...reference.map(({ label, path: root }) => ({
          name: `API reference: ${label}`,
          path: root,
        })),
      ];
      write('llms.txt', llmsList(siteConfig, latest, others));
    },
  };
}
