/** The choice of every docs version. */
export const ALL_VERSIONS = 'all';

const PREFIX = 'docs-default-';

/**
 * The facet of a docs version.
 *
 * @param version - the version's name, such as `7` or `current`
 */
export const versionTag = (version: string): string => PREFIX + version;

/**
 * The docs version that a reader reads.
 *
 * @param tags - the docs tags of the page that the reader is on
 */
export const versionIn = (tags: readonly string[]): string | undefined =>
  tags.find((tag) => tag.startsWith(PREFIX))?.slice(PREFIX.length);

/**
 * The docs tags to search in: the versions that the reader wants, and always the API reference, the
 * demos and the other pages.
 *
 * @param tags - the docs tags of the page that the reader is on
 * @param version - the name of a version, or {@link ALL_VERSIONS}
 * @param versions - the names of all versions
 */
export function tagsIn(
  tags: readonly string[],
  version: string,
  versions: readonly string[],
): string[] {
  const others = tags.filter((tag) => !tag.startsWith(PREFIX));
  const wanted = version === ALL_VERSIONS ? versions : [version];
  return [...others, ...wanted.map(versionTag)];
}
