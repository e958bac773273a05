import fs from 'node:fs';
import path from 'node:path';

/** The days on which the guides began to describe a release, by its version. */
const FILE = 'versions/describedSince.json';

/**
 * Reads since when the guides have described a release. The packages do not say when they were published.
 *
 * @param siteDir - the repository's root
 * @returns a function that returns the day of a version
 */
export function describedSince(siteDir: string): (version: string) => string {
  const days = JSON.parse(fs.readFileSync(path.join(siteDir, FILE), 'utf8')) as Record<
    string,
    string
  >;
  return (version) => {
    const day = days[version];
    if (day && /^\d{4}-\d\d-\d\d$/.test(day)) return day;
    throw new Error(
      `${FILE} has no day for version ${version}, such as "${version}": "2026-01-31". Add the day on which the guides begin to describe it; the feed of releases shows it.`,
    );
  };
}
