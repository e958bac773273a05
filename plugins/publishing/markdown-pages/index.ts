import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withinSite } from '../../../src/addresses/basePath';
import { markdownAddress } from '../../../src/addresses/markdownAddress';
import { llmsFull, llmsList, type VersionTexts } from './llmsFiles';
import { topicsOf } from './readingOrder';
import { toMarkdown } from './toMarkdown';

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
      const publish = ({ docs }: LoadedVersion) => {
        const texts = new Map<string, string>();
        for (const { permalink } of docs) {
          const page = pathOf(permalink);
          const html = fs.readFileSync(path.join(outDir, `${page}.html`), 'utf8');
          const markdown = toMarkdown(html, siteConfig.url + permalink);
          if (!markdown) throw new Error(`${page}.html has no text to publish as Markdown.`);
          write(markdownAddress(page), markdown);
          texts.set(permalink, markdown);
        }
        return texts;
      };
      const versions = guides.map(
        (version): VersionTexts & { full: string; isLatest: boolean } => ({
          label: version.label,
          full: `${version.isLast ? baseUrl : `${version.path}/`}llms-full.txt`,
          isLatest: version.isLast,
          topics: topicsOf(version),
          texts: publish(version),
        }),
      );
      for (const version of versions) {
        write(pathOf(version.full), llmsFull(siteConfig, version));
      }
      for (const version of reference) publish(version);
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
