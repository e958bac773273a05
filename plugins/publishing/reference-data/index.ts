import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { descriptionsFor } from '../../../api-extractor/descriptions';
import { readReference } from '../../../api-extractor/reference';
import { API_VERSIONS, type ApiVersion } from '../../../config/apiVersions';
import { loadModel } from '../../../packageModel';
import { CORE } from '../../../packageModel/family.mjs';
import type { Package } from '../../../packageModel/types';
import { ownAddress } from '../../../src/addresses/basePath';
import { LOOKUP_FILE } from '../../../src/apiLookup/LookupFile';
import { createLookup } from './createLookup';
import { publishedPackage } from './publishedPackage';

const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/g;

/**
 * Docusaurus plugin: publishes what programs read about the documented packages, one file each, and the
 * names that the filter of the reference finds, for each version of the reference.
 *
 * @param context - the site, for its folder and its base path
 */
export default function referenceData({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'reference-data',
    async postBuild({ outDir }) {
      for (const version of API_VERSIONS) await publish(version, siteDir, outDir, baseUrl);
    },
  };
}

async function publish(
  { major, packages: folder, pages, route }: ApiVersion,
  siteDir: string,
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const model = await loadModel(siteDir, folder);
  const base = ownAddress(route, baseUrl);
  const { packages } = readReference(path.join(siteDir, pages));
  const write = (file: string, content: object) =>
    fs.writeFileSync(path.join(outDir, route, file), JSON.stringify(content));
  // TypeDoc does not list all members.
  const ours = descriptionsFor(major).texts;
  // The types of an adapter have members of the core's types.
  const shared = packages.find(({ name }) => name === CORE)?.texts;
  for (const reference of packages) {
    const found = model.packages.find(({ name }) => name === reference.name) as Package;
    const texts = { ...ours, ...shared, ...reference.texts };
    write(`${reference.name}.json`, publishedPackage(found, { ...reference, texts }, base));
  }
  const idsOf = (page: string) => {
    const html = fs.readFileSync(path.join(outDir, route, `${page}.html`), 'utf8');
    return new Set([...html.matchAll(ID)].map(([, quoted, bare]) => quoted ?? bare ?? ''));
  };
  write(LOOKUP_FILE, createLookup(model, packages, idsOf));
}
