/** The parameters of the search page's address. */
export const PARAMETERS = { query: 'q', version: 'version', kinds: 'kind' } as const;

/**
 * The address of the search page for a query.
 *
 * @param query - what to search for
 * @param version - the name of the docs version to search in; the reader's own unless given
 * @returns the path, with the query in it
 */
export function searchPath(query: string, version?: string): string {
  const parameters = new URLSearchParams({ [PARAMETERS.query]: query });
  if (version) parameters.set(PARAMETERS.version, version);
  return `/search?${parameters}`;
}
