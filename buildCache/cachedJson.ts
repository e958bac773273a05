import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads a result that an earlier run wrote.
 *
 * @param file - absolute path of the result's file
 * @param fingerprint - hash of everything that the result depends on
 * @returns the result, or `undefined` when there is none for this fingerprint
 */
export function readCached<T>(file: string, fingerprint: string): T | undefined {
  try {
    const cached = JSON.parse(fs.readFileSync(file, 'utf8')) as { fingerprint: string; result: T };
    return cached.fingerprint === fingerprint ? cached.result : undefined;
  } catch {
    // No earlier run wrote the file, or it was interrupted.
    return undefined;
  }
}

/**
 * Writes a result for later runs.
 *
 * @param file - absolute path of the result's file
 * @param fingerprint - hash of everything that the result depends on
 * @param result - what can be written as JSON
 */
export function writeCached(file: string, fingerprint: string, result: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Renaming is atomic: two runs at the same time cannot mix their files.
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify({ fingerprint, result }));
  fs.renameSync(temporary, file);
}
