import { apiTag, isApiTag } from './SearchRecord';

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

/** What Docusaurus calls the unreleased guides, and the reference that belongs to them. */
const UNRELEASED = { guides: 'current', api: 'next' };

/**
 * The version of the API reference that belongs to a version of the guides; the latest one where none
 * does.
 *
 * @param guides - the version of the guides
 * @param apiVersions - the versions of the reference
 */
function apiVersionOf(guides: string | undefined, apiVersions: readonly string[]): string {
  const name = guides === UNRELEASED.guides ? UNRELEASED.api : guides;
  return name && apiVersions.includes(name) ? name : 'current';
}

/**
 * Makes the tags of guides and API reference belong to the same version.
 *
 * @param tags - the docs tags of the page that the reader is on
 * @param apiVersions - the versions of the reference
 * @param isApi - whether the page is part of the reference, whose version is the reader's then
 */
export function inOneVersion(
  tags: readonly string[],
  apiVersions: readonly string[],
  isApi: boolean,
): string[] {
  if (isApi) {
    const isUnreleased = tags.includes(apiTag(UNRELEASED.api));
    const guides = versionTag(UNRELEASED.guides);
    return tags.map((tag) => (isUnreleased && tag.startsWith(PREFIX) ? guides : tag));
  }
  const api = apiTag(apiVersionOf(versionIn(tags), apiVersions));
  return tags.map((tag) => (isApiTag(tag) ? api : tag));
}

/**
 * The docs tags to search in: the versions that the reader wants, and always the demos and the
 * other pages. The API reference is that of the wanted version.
 *
 * @param tags - the docs tags of the page that the reader is on
 * @param version - the name of a version, or {@link ALL_VERSIONS}
 * @param versions - the names of all versions
 * @param apiVersions - the versions of the reference
 */
export function tagsIn(
  tags: readonly string[],
  version: string,
  versions: readonly string[],
  apiVersions: readonly string[],
): string[] {
  const others = tags.filter((tag) => !tag.startsWith(PREFIX) && !isApiTag(tag));
  const isAll = version === ALL_VERSIONS;
  const wanted = isAll ? versions : [version];
  const api = isAll ? apiVersions : [apiVersionOf(version, apiVersions)];
  return [...others, ...api.map(apiTag), ...wanted.map(versionTag)];
}
