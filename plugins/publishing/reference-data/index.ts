import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { descriptionsFor } from '../../../api-extractor/descriptions';
import { PACKAGES } from '../../../api-extractor/packages';
import { readReference } from '../../../api-extractor/reference';
import { API_DIR } from '../../../api-extractor/typedoc';
import { API_VERSION } from '../../../config/versions';
import { loadModel, SITE_PACKAGES } from '../../../packageModel';
import { CORE } from '../../../packageModel/family';
import type { Package } from '../../../packageModel/types';
import { LOOKUP_FILE } from '../../../src/apiLookup/LookupFile';
import { createLookup } from './createLookup';
import { publishedPackage } from './publishedPackage';

/** The address of the reference. */
const BASE = '/api';

const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/g;

/**
 * Docusaurus plugin: publishes what programs read about the documented packages, one file each, and the
 * names that the filter of the reference finds.
 *
 * @param context - the site, for its folder
 */
export default function referenceData({ siteDir }: LoadContext): Plugin {
  return {
    name: 'reference-data',
    async postBuild({ outDir }) {
      const model = await loadModel(siteDir, SITE_PACKAGES);
      const { packages } = readReference(API_DIR);
      const write = (file: string, content: object) =>
        fs.writeFileSync(path.join(outDir, BASE, file), JSON.stringify(content));
      // TypeDoc does not list all members.
      const ours = descriptionsFor(API_VERSION, PACKAGES).texts;
      // The types of an adapter have members of the core's types.
      const shared = packages.find(({ name }) => name === CORE)?.texts;
      for (const reference of packages) {
        const found = model.packages.find(({ name }) => name === reference.name) as Package;
        const texts = { ...ours, ...shared, ...reference.texts };
        write(`${reference.name}.json`, publishedPackage(found, { ...reference, texts }, BASE));
      }
      const idsOf = (page: string) => {
        const html = fs.readFileSync(path.join(outDir, BASE, `${page}.html`), 'utf8');
        return new Set([...html.matchAll(ID)].map(([, quoted, bare]) => quoted ?? bare ?? ''));
      };
      write(LOOKUP_FILE, createLookup(model, packages, idsOf));
    },
  };
}
