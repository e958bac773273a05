import leven from 'leven';
import type { LookupEntry } from './LookupFile';

/** What earlier and present references write in front of a name. */
const PREFIX = /^(?:property|parameter|param|type-parameter|enumeration-member|method)-/;

/** Decodes the anchor of an address, unless it is malformed. */
export function decodedId(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The name that an id stands for: `controlElements` of `property-controlElements`. */
export const nameOfAnchor = (id: string): string => id.replace(PREFIX, '').replace(/-\d+$/, '');

/**
 * Finds the anchor of a page that an unknown one means: that of the same name, with or without a
 * prefix, in any letter case.
 *
 * @param id - the anchor that the page does not have
 * @param ids - those that it has
 */
export function sameAnchor(id: string, ids: readonly string[]): string | undefined {
  const key = (each: string) =>
    nameOfAnchor(each)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = key(id);
  return wanted === '' ? undefined : ids.find((each) => key(each) === wanted);
}

/** Names that differ in more of their letters have little in common. */
const MAX_DIFFERENCE = 0.5;

/**
 * Finds the name of the reference that is nearest to an unknown one: among the props of the page's
 * member, then in its package.
 *
 * @param entries - everything there is
 * @param name - the unknown name
 * @param page - the address of the page
 * @param packageName - its package
 */
export function nearestEntry(
  entries: readonly LookupEntry[],
  name: string,
  page: string,
  packageName: string | undefined,
): LookupEntry | undefined {
  const wanted = name.toLowerCase();
  const inPackage = entries.filter((entry) => entry.package === packageName);
  const onPage = inPackage.filter(({ owner, url }) => owner && url.replace(/#.*/, '') === page);
  for (const candidates of [onPage, inPackage]) {
    const [best] = candidates
      .map((entry) => ({ entry, far: leven(entry.name.toLowerCase(), wanted) }))
      .sort((one, other) => one.far - other.far);
    if (best && best.far <= wanted.length * MAX_DIFFERENCE) return best.entry;
  }
  return undefined;
}
