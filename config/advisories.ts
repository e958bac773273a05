/** Where the build lists the packages that ship, as names and versions. */
export const SHIPPED_PACKAGES_FILE = '.cache/shipped-packages.json';

/** A published security advisory for a package that ships. */
export interface Advisory {
  package: string;
  /** Its name in a public database: GHSA, CVE, or Snyk's. */
  id: string;
  /** The affected versions, as a range of semantic versions. */
  affected: string;
  /** What is wrong, in a line. */
  matter: string;
}

/**
 * The advisories published for packages that ship, as far as they could be looked up on 2026-11-21.
 * A test holds the built site against them, so that none comes back with an older version. Newer
 * ones are asked for with `npm run audit:shipped`.
 */
export const ADVISORIES: readonly Advisory[] = [];
