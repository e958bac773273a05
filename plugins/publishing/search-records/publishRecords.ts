import fs from 'node:fs';
import path from 'node:path';
import { readRecords } from './readRecords';
import { withoutRepeats } from './withoutRepeats';
import { writeShards } from './writeShards';

/** Pages that the search looks through. */
export interface PagesToSearch {
  /** The folder of the built site. */
  outDir: string;
  /** Their paths within the site. */
  routes: string[];
}

/** Publishes what the search looks through, made from built pages. Routes without a page are passed over. */
export default function publishRecords({ outDir, routes }: PagesToSearch): void {
  const records = routes.toSorted().flatMap((route) => {
    const file = path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
    return fs.existsSync(file) ? readRecords(route, fs.readFileSync(file, 'utf8')) : [];
  });
  writeShards(outDir, withoutRepeats(records));
}
