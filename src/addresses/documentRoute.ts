/** The attribute of the root element that names the page whose published HTML a document is. */
export const ROUTE_ATTRIBUTE = 'data-route';

/** The route that the not-found page is rendered at. */
const NOT_FOUND = '/404.html';

/**
 * Checks whether a document is the published HTML of the page at its address. A host that has one
 * file for every address it does not know sends the HTML of another page.
 *
 * @param rendered - the value of {@link ROUTE_ATTRIBUTE}; `null` on the development server, which
 *   renders nothing beforehand
 * @param page - the page at the address, or `undefined` when there is none
 * @returns whether React can hydrate the document
 */
export function isOwnDocument(rendered: string | null, page: string | undefined): boolean {
  return rendered === null || rendered === (page ?? NOT_FOUND);
}
