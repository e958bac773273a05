import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { type Cache, hashOf } from './cache.mjs';
import type { Site, VersionConfig } from './config.mjs';
import type { Page } from './types.mjs';

/**
 * Reads the guides of a version. A page that did not change since the last run is not parsed again.
 *
 * @param site - the repository
 * @param version - the version
 * @param cache - pages of earlier runs
 * @param salt - what else a parsed page depends on
 * @returns the pages, in the order of their paths
 */
export async function readPages(
  site: Site,
  version: VersionConfig,
  cache: Cache<Page>,
  salt: string,
): Promise<Page[]> {
  const folder = path.join(site.root, version.docs);
  const pages: Page[] = [];
  for (const name of globSync('**/*.{md,mdx}', { cwd: folder, ignore: ['**/_*'] }).sort()) {
    const file = `${version.docs}/${name}`;
    const source = fs.readFileSync(path.join(folder, name), 'utf8');
    const hash = hashOf(salt, file, source);
    let page = cache.get(hash);
    if (!page) {
      const { readPage } = await import('./readPage.mjs');
      page = readPage(file, name.replace(/\.mdx?$/, ''), source);
      cache.set(hash, page);
    }
    pages.push(page);
  }
  return pages;
}
