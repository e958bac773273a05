import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { hashOf } from '../buildCache/hash.js';
import type { Cache } from './cache.mjs';
import type { Site } from './config.mjs';
import type { Page } from './types.mjs';

/**
 * Reads the pages of a folder. A page that did not change since the last run is not parsed again.
 *
 * @param docs - the folder, from the repository's root
 * @param cache - pages of earlier runs
 * @param salt - the other inputs that a parsed page depends on
 * @returns the pages, in the order of their paths
 */
export async function readPages(
  site: Site,
  docs: string,
  cache: Cache<Page>,
  salt: string,
): Promise<Page[]> {
  const folder = path.join(site.root, docs);
  const pages: Page[] = [];
  for (const name of globSync('**/*.{md,mdx}', { cwd: folder, ignore: ['**/_*'] }).sort()) {
    const file = `${docs}/${name}`;
    const source = fs.readFileSync(path.join(folder, name), 'utf8');
    const hash = hashOf(salt, file, source);
    let page = cache.get(hash);
    if (!page) {
      const { readPage } = await import('./readPage.mjs');
      page = await readPage(file, name.replace(/\.mdx?$/, ''), source);
      cache.set(hash, page);
    }
    pages.push(page);
  }
  return pages;
}
