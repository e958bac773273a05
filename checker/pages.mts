import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { hashOf } from '../buildCache/hash.js';
import type { Cache } from './cache.mjs';
import type { Site } from './config.mjs';
import type { Page } from './types.mjs';

/**
 * Reads a page, unless it was read before.
 *
 * @param docs - the folder that the page's id starts from, from the repository's root
 * @param file - path of the page, from the repository's root
 * @param source - its text
 * @param cache - pages of earlier runs
 * @param salt - the other inputs that a parsed page depends on
 */
export async function cachedPage(
  docs: string,
  file: string,
  source: string,
  cache: Cache<Page>,
  salt: string,
): Promise<Page> {
  const hash = hashOf(salt, file, source);
  const known = cache.get(hash);
  if (known) return known;
  const { readPage } = await import('./readPage.mjs');
  const page = await readPage(file, path.relative(docs, file).replace(/\.mdx?$/, ''), source);
  cache.set(hash, page);
  return page;
}

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
    pages.push(await cachedPage(docs, file, source, cache, salt));
  }
  return pages;
}
