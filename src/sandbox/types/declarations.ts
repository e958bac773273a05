import { packageOf } from '../packages';

/** The folder of the reader's files in the file system of the checker. */
export const PROJECT_FOLDER = '/sandbox/';

/** The declaration files in one published file: their contents by path. */
export type Declarations = Record<string, string>;

/** What the build publishes for one version of the library. */
export interface VersionDeclarations {
  /** The major version. */
  version: string;
  /** The published files that every check needs. */
  files: string[];
  /** The published files that a package needs in addition, by its name. */
  packages: Record<string, string[]>;
}

/** What the build publishes for the types of the sandbox. */
export interface PublishedDeclarations {
  /** The folder of all files, with a slash at its end. */
  folder: string;
  versions: VersionDeclarations[];
}

const IMPORTED = /(?:\bfrom|\bimport|\bimport\s*\()\s*['"]([^'".][^'"]*)['"]/g;

/**
 * Lists the published files that code needs.
 *
 * @param available - what there is for the version
 * @param sources - the reader's files, by name
 */
export function neededDeclarations(
  available: VersionDeclarations,
  sources: Record<string, string>,
): string[] {
  const imported = Object.values(sources).flatMap((code) =>
    [...code.matchAll(IMPORTED)].map(([, module = '']) => packageOf(module)),
  );
  const needed = [...new Set(imported)].flatMap((name) => available.packages[name] ?? []);
  return [...new Set([...available.files, ...needed])];
}
