import released from '../versions.json';
import { API_VERSION, type GuidesVersion, UNRELEASED_MAJOR, unreleasedLabel } from './versions';

/** A version of the API reference. */
export interface ApiVersion {
  /** What Docusaurus calls it: `current` for the reference of the installed packages. */
  name: string;
  /** The major version of its packages. */
  major: string;
  label: string;
  /** The folder that its packages are installed in, as `loadModel` takes it. */
  packages: string;
  /** The folder that its pages are generated into, which git ignores. */
  pages: string;
  /** The start of its addresses, without a slash at the end. */
  route: string;
  /** The folders with the examples on its pages: those of all versions, then those of this one. */
  examples: readonly string[];
}

/** The major versions that the API reference documents, the one at `/api` first. */
const DOCUMENTED_MAJORS: readonly string[] = [API_VERSION, UNRELEASED_MAJOR];

function versionOf(major: string): ApiVersion {
  const examples = ['api-extractor/examples/shared', `api-extractor/examples/v${major}`];
  if (major === API_VERSION) {
    const name = 'current';
    return { name, major, label: 'Latest', packages: '.', pages: 'api', route: '/api', examples };
  }
  const isUnreleased = major === UNRELEASED_MAJOR;
  const name = isUnreleased ? 'next' : major;
  return {
    name,
    major,
    label: isUnreleased ? unreleasedLabel(major, released) : major,
    packages: `versions/v${major}`,
    pages: `api_versioned_docs/version-${name}`,
    route: `/api/${name}`,
    examples,
  };
}

/** The versions of the API reference, the latest first. */
export const API_VERSIONS: readonly ApiVersion[] = [...new Set(DOCUMENTED_MAJORS)].map(versionOf);

/** The reference at `/api`. */
export const LATEST_API = API_VERSIONS[0] as ApiVersion;

/**
 * Finds the reference that the guides of a version link to: that of the same major version.
 *
 * The unreleased guides link to the latest reference where their own major version is not documented.
 *
 * @param guides - the version of the guides
 */
export const apiVersionOf = ({ name, packages }: GuidesVersion): ApiVersion | undefined =>
  API_VERSIONS.find(({ major }) => packages === `versions/v${major}`) ??
  (name === 'next' ? LATEST_API : undefined);
