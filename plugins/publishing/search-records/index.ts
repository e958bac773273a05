import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readRecords } from './readRecords';
import { withoutRepeats } from './withoutRepeats';
import { writeShards } from './writeShards';

/** Docusaurus plugin: publishes what the search looks through, made from the built pages. */
export default function searchRecords(): Plugin {
  return {
    name: 'search-records',
    async postBuild({ outDir, routesPaths }) {
      const records = [...routesPaths].sort().flatMap((route) => {
        const file = path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
        return fs.existsSync(file) ? readRecords(route, fs.readFileSync(file, 'utf8')) : [];
      });
      writeShards(outDir, withoutRepeats(records));
    },
  };
}
