import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * Sums up files, so that what is made from them is not made twice.
 *
 * @param root - the folder that the patterns start from
 * @param patterns - which files; those that do not exist count as absent
 * @returns a hash that changes when a file comes, goes or changes
 */
export function hashOfFiles(root: string, patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root, dot: true }).sort()) {
    hash.update(file).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
