import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Hashes texts; the same texts in the same order give the same hash. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

/**
 * Hashes files with their paths, so that what is made from them is made again only after a change.
 *
 * @param root - the folder that the patterns start from
 * @param patterns - which files; those that do not exist count as absent
 * @returns a hash that does not depend on where the folder is
 */
export function hashOfFiles(root: string, patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: root, dot: true }).sort();
  return hashOf(
    ...files.flatMap((file) => [file, fs.readFileSync(path.join(root, file), 'latin1')]),
  );
}
