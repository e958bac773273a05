import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Hashes texts; the same texts in the same order give the same hash. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

/**
 * Results of earlier runs, by hash of everything that they depend on. Only what the current run asks
 * for is kept, so that the file does not grow.
 */
export class Cache<T> {
  private readonly old: Record<string, T>;
  private readonly kept: Record<string, T> = {};

  /**
   * @param file - absolute path of the cache's file
   * @param enabled - whether to use what an earlier run left
   */
  constructor(
    private readonly file: string,
    enabled: boolean,
  ) {
    let old: Record<string, T> = {};
    try {
      if (enabled) old = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, T>;
    } catch {
      // There was no run before, or it was stopped while writing: start afresh.
    }
    this.old = old;
  }

  /** Gives back the earlier result, if there is one. */
  get(hash: string): T | undefined {
    const result = this.kept[hash] ?? this.old[hash];
    if (result !== undefined) this.kept[hash] = result;
    return result;
  }

  /** Keeps a new result. */
  set(hash: string, result: T): void {
    this.kept[hash] = result;
  }

  /**
   * Writes the file.
   *
   * @param keepAll - also keep what this run did not ask for, since it looked at some pages only
   */
  save(keepAll: boolean): void {
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    const temporary = `${this.file}.${process.pid}`;
    fs.writeFileSync(
      temporary,
      JSON.stringify(keepAll ? { ...this.old, ...this.kept } : this.kept),
    );
    // A rename is atomic; two runs at a time cannot mix their files.
    fs.renameSync(temporary, this.file);
  }
}
