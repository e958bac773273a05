import { createFinder, type Find } from './findEntries';
import { entriesOf, LOOKUP_FILE, type LookupEntry, type LookupFile } from './LookupFile';

/** The names of the reference, and how to find one. */
export interface Lookup {
  entries: readonly LookupEntry[];
  find: Find;
}

/** What has been loaded, by the address of the reference. */
const loaded = new Map<string, Lookup>();

/**
 * Loads the names of the reference.
 *
 * @param base - the address of the reference, such as `/api`
 * @throws Error when the file does not arrive
 */
export async function loadLookup(base: string): Promise<Lookup> {
  const known = loaded.get(base);
  if (known) return known;
  // The file keeps its address when the site is published again.
  const response = await fetch(`${base}/${LOOKUP_FILE}`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${LOOKUP_FILE} was answered with ${response.status}.`);
  const entries = entriesOf((await response.json()) as LookupFile, base);
  const lookup = { entries, find: createFinder(entries) };
  // The browser compiles the code when it first runs: better now than at the first key.
  lookup.find('a b', { limit: 1 });
  loaded.set(base, lookup);
  return lookup;
}
