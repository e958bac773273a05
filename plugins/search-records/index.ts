import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { recordsPath, type SearchRecord } from '../../src/search/SearchClient';
import { readRecord } from './readRecord';

/**
 * Docusaurus plugin: publishes what the search looks through, made from the built pages, in one file
 * a docs tag.
 *
 * @returns the plugin
 */
export default function searchRecords(): Plugin {
  return {
    name: 'search-records',
    async postBuild({ outDir, routesPaths }) {
      const byTag = new Map<string, SearchRecord[]>();
      for (const route of routesPaths) {
        const file = path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
        if (!fs.existsSync(file)) continue;
        const found = readRecord(route, fs.readFileSync(file, 'utf8'));
        if (found) byTag.set(found.tag, [...(byTag.get(found.tag) ?? []), found.record]);
      }
      for (const [tag, records] of byTag) {
        const target = path.join(outDir, recordsPath(tag));
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, JSON.stringify(records));
      }
    },
  };
}
