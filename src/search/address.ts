/** The parameters of the search page's address. */
export const PARAMETERS = { query: 'q', version: 'version', kinds: 'kind' } as const;

/**
 * The address of the search page for a query.
 *
 * @param query - what to search for
 * @returns the path, with the query in it
 */
export function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ [PARAMETERS.query]: query })}`;
}
