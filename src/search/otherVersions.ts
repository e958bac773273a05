import type { SearchHit } from './SearchClient';
import { versionIn } from './scope';

/**
 * Tells whether hits answer a reader of a version: guides and API pages of that version do, and pages
 * that belong to no version.
 *
 * @param hits - the first hits of a search
 * @param version - the name of the reader's docs version
 * @returns whether one of the hits is an answer
 */
export function isAnswered(hits: readonly SearchHit[], version: string): boolean {
  return hits.some((hit) => hit.version === version || hit.kind === 'page' || hit.kind === 'demo');
}

/**
 * Picks the version whose guides answer best what the reader's version does not.
 *
 * @param hits - hits in the guides of other versions, best first
 * @param versions - the names of the versions to prefer, the best first
 * @returns the name of the version, or `undefined` when none has an answer
 */
export function answeringVersion(
  hits: readonly SearchHit[],
  versions: readonly string[],
): string | undefined {
  const found = new Set(hits.map(({ tag }) => versionIn([tag])));
  return versions.find((version) => found.has(version));
}
