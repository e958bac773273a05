import { OFFLINE_FOLDER } from '../../config/offline';

/**
 * A file of an offline copy: its path within the site, its size in bytes, and a hash of its content unless the path
 * has one.
 */
export type OfflineFile = [path: string, bytes: number, hash?: string];

/** What the build publishes about the offline copy of a docs version, for the page that offers it. */
export interface OfflineVersion {
  /** The name of the docs version, such as `7` or `next`. */
  name: string;
  /** The major version of its packages. */
  major: string;
  /** A hash of all files. */
  build: string;
  /** The size of all files. */
  bytes: number;
}

/** All that is stored for a docs version. */
export interface OfflineFiles extends OfflineVersion {
  files: OfflineFile[];
  /** The paths of the pages that can be opened. */
  pages: string[];
}

/** The list of versions. */
export const OFFLINE_VERSIONS = `${OFFLINE_FOLDER}/versions.json`;

/** Returns the path of the files of a version. */
export const offlineFilesPath = (name: string): string => `${OFFLINE_FOLDER}/${name}.json`;
