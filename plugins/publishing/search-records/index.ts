import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withinSite } from '../../../src/addresses/basePath';
import { readRecords } from './readRecords';
import { withoutRepeats } from './withoutRepeats';
import { writeShards } from './writeShards';

/**
 * Docusaurus plugin: publishes what the search looks through, made from the built pages.
 *
 * @param context - the site, for its base path
 */
export default function searchRecords({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'search-records',
    async postBuild({ outDir, routesPaths }) {
      const records = routesPaths
        .map((route) => withinSite(route, baseUrl))
        .sort()
        .flatMap((route) => {
          const file = path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
          return fs.existsSync(file) ? readRecords(route, fs.readFileSync(file, 'utf8')) : [];
        });
      writeShards(outDir, withoutRepeats(records));
    },
  };
}
