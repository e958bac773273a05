import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readPageTypes } from '../../../checker/pageTypes.mjs';
import { typesAddress } from '../../../src/codeTypes/PageTypes';

/** What the docs plugin has found. */
interface Guides {
  loadedVersions: { docs: { source: string; permalink: string }[] }[];
}

const NO_TYPES = { texts: [], blocks: [] };

/**
 * Docusaurus plugin: publishes the types of the names in the code blocks of each guide, one file per guide,
 * which a page requests when a reader first points at its code. The address follows from that of the
 * guide, so that no page has to name it.
 *
 * @param context - the site, for its base address
 */
export default function codeTypes({ baseUrl }: LoadContext): Plugin {
  let guides: Guides['loadedVersions'][number]['docs'] = [];
  return {
    name: 'code-types',
    async allContentLoaded({ allContent }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as Guides;
      guides = content.loadedVersions.flatMap(({ docs }) => docs);
    },
    async postBuild({ outDir }) {
      const types = await readPageTypes();
      for (const { source, permalink } of guides) {
        const address = typesAddress(permalink.slice(baseUrl.length - 1));
        const file = path.join(outDir, address);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        const content = types.get(source.replace('@site/', '')) ?? NO_TYPES;
        fs.writeFileSync(file, JSON.stringify(content));
      }
    },
  };
}
