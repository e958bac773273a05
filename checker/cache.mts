import fs from 'node:fs';
import path from 'node:path';
import type { Site, VersionConfig } from './config.mjs';

/**
 * Results of earlier runs, by hash of everything that they depend on. Only the results that the
 * current run requests are kept, so that the file does not grow.
 */
export class Cache<T> {
  private readonly old: Record<string, T>;
  private readonly kept: Record<string, T> = {};

  /**
   * @param file - absolute path of the cache's file
   * @param enabled - whether to use the results of an earlier run
   */
  constructor(
    readonly file: string,
    enabled: boolean,
  ) {
    let old: Record<string, T> = {};
    try {
      if (enabled) old = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, T>;
    } catch {
      // There was no earlier run, or it was stopped while writing: start with an empty cache.
    }
    this.old = old;
  }

  /** Returns the earlier result, or `undefined`. */
  get(hash: string): T | undefined {
    const result = this.kept[hash] ?? this.old[hash];
    if (result !== undefined) this.kept[hash] = result;
    return result;
  }

  /** Stores a new result. */
  set(hash: string, result: T): void {
    this.kept[hash] = result;
  }

  /**
   * Writes the file.
   *
   * @param keepAll - also keep results that this run did not request, because it checked some pages only
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

/** What the checker caches. */
export type Cached = 'pages' | 'blocks' | 'names';

/**
 * Opens a cache of the checker. Versions of the guides with the same packages share theirs: after a version
 * is cut, its code was checked already as that of the next one.
 *
 * @param site - its root folder has the cache
 * @param version - whose packages the results are for
 * @param enabled - whether to use the results of an earlier run
 */
export const openCheckerCache = <T,>(
  site: Site,
  version: VersionConfig,
  cached: Cached,
  enabled = true,
): Cache<T> => {
  const name = `${path.basename(version.packages)}-${cached}.json`;
  return new Cache<T>(path.join(site.root, '.cache/check-docs', name), enabled);
};
