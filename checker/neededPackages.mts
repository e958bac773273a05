import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Request } from './check.mjs';
import type { Site } from './config.mjs';

/** A fence whose block is compiled for another version than that of its guide. */
const OTHER_VERSION = /^\s*`{3,}.*\sversion="([^"]+)"/gm;

/**
 * Lists the folders of the packages that a check needs: those of the versions of its pages, and those that
 * their blocks name.
 *
 * @param request - what is checked
 */
export function neededPackages(site: Site, request: Omit<Request, 'useCache'>): string[] {
  const { version: only, files } = request;
  const needed = new Set<string>();
  for (const { name, docs, examples, packages } of site.versions) {
    if (only && name !== only) continue;
    const own = globSync(
      [docs, ...examples].map((folder) => `${folder}/**/*.mdx`),
      { cwd: site.root },
    );
    const pages = files.length > 0 ? own.filter((file) => files.includes(file)) : own;
    if (pages.length === 0) continue;
    needed.add(packages);
    for (const page of pages) {
      const text = fs.readFileSync(path.join(site.root, page), 'utf8');
      for (const [, other] of text.matchAll(OTHER_VERSION)) {
        const version = site.versions.find((candidate) => candidate.name === other);
        if (version) needed.add(version.packages);
      }
    }
  }
  return [...needed];
}
