import path from 'node:path';
import type { Packages } from '../packageModel/program.js';
import type { Site, VersionConfig } from './config.mjs';
import { checkPackages, fingerprint } from './packages.mjs';
import type { Block, Page, Problem } from './types.mjs';

/** The packages that blocks are checked against. */
export interface Target extends Packages {
  /** What a result depends on besides the code. */
  salt: string;
}

/** Finds the packages of each block of a version's guides. */
export interface Targets {
  /**
   * @param block - a block of a guide
   * @returns its packages; nothing where its fence names a version without
   */
  of(block: Block): Target | undefined;
}

/**
 * Reads which versions the blocks of pages are meant for. A block is for the version of its guide
 * unless its fence says `version="…"`, as the "before" of a migration does.
 *
 * @param own - the version of the guides; its packages are installed
 * @param pages - the pages to check
 * @param salt - what results for the own version depend on
 * @returns the packages of each block, and a problem for each version that cannot be had
 */
export function readTargets(
  site: Site,
  own: VersionConfig,
  pages: readonly Page[],
  salt: string,
): { targets: Targets; problems: Problem[] } {
  const known = new Map<string, Target>();
  const problems: Problem[] = [];
  const add = (version: VersionConfig, salted: string) =>
    known.set(version.name, {
      folder: path.join(site.root, version.packages).replaceAll(path.sep, '/'),
      workspacePackages: version.workspacePackages,
      salt: salted,
    });
  add(own, salt);
  for (const page of pages) {
    for (const { version: name, fence } of page.blocks) {
      if (name === undefined || known.has(name)) continue;
      const version = site.versions.find((candidate) => candidate.name === name);
      if (!version) {
        problems.push({
          kind: 'fence',
          file: page.file,
          ...fence,
          message: `There is no version \`${name}\`.`,
          advice: `Write one of ${site.versions.map((each) => `\`version="${each.name}"\``).join(', ')}.`,
        });
        continue;
      }
      const missing = checkPackages(site, version);
      problems.push(...missing);
      if (missing.length === 0) add(version, fingerprint(site, version));
    }
  }
  return { targets: { of: (block) => known.get(block.version ?? own.name) }, problems };
}
