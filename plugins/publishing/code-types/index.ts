import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readPageTypes } from '../../../checker/pageTypes.mjs';
import { API_VERSIONS } from '../../../config/apiVersions';
import { withinSite } from '../../../src/addresses/basePath';
import { type PageTypes, typesAddress } from '../../../src/codeTypes/PageTypes';

/** What a docs plugin has found. */
interface Docs {
  loadedVersions: { versionName: string; docs: { source: string; permalink: string }[] }[];
}

const NO_TYPES: PageTypes = { texts: [], blocks: [] };

/** The heading of the examples of a page of the API reference; what follows it has types. */
const EXAMPLE = /^#+ Examples?$/m;

const BLOCK = /^```(?:[jt]sx?)\b[^\n]*\n([\s\S]*?)\n```$/gm;

/**
 * Docusaurus plugin: publishes the types of the names in the code blocks of each guide, and of each page of
 * the API reference that has an example, one file per page, which a page requests when a reader first
 * points at its code. The address follows from that of the page, so that no page has to name it.
 *
 * @param context - the site, for its folder and its base address
 */
export default function codeTypes({ siteDir, baseUrl }: LoadContext): Plugin {
  let content: Record<string, unknown> = {};
  const docsOf = (id: string) => (content[id] as Docs).loadedVersions;
  return {
    name: 'code-types',
    async allContentLoaded({ allContent }) {
      content = allContent['docusaurus-plugin-content-docs'] as typeof content;
    },
    async postBuild({ outDir }) {
      const { guides, examples } = await readPageTypes();
      const write = (permalink: string, types = NO_TYPES) => {
        const address = typesAddress(withinSite(permalink, baseUrl));
        const file = path.join(outDir, address);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, JSON.stringify(types));
      };
      for (const { source, permalink } of docsOf('default').flatMap(({ docs }) => docs)) {
        write(permalink, guides.get(source.replace('@site/', '')));
      }
      for (const { versionName, docs } of docsOf('api')) {
        const major = API_VERSIONS.find(({ name }) => name === versionName)?.major ?? '';
        for (const { source, permalink } of docs) {
          const text = fs.readFileSync(source.replace('@site', siteDir), 'utf8');
          if (!EXAMPLE.test(text)) continue;
          const codes = [...text.matchAll(BLOCK)].map(([, code = '']) => code);
          write(permalink, examples.get(major)?.(codes));
        }
      }
    },
  };
}
