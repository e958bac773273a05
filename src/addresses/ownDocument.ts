import { findPage } from '@route-records/pages';
import { createRoot, type Root } from 'react-dom/client';
import { isOwnDocument, ROUTE_ATTRIBUTE } from './documentRoute';

/**
 * Prepares the first render. Runs when the page at the address is known, before the router reads the address.
 *
 * - The address gets the letter case of its page, since other code compares paths.
 * - A document that holds the HTML of another page is replaced instead of hydrated. Docusaurus uses
 *   `window.docusaurusRoot`, where it exists, instead of hydrating.
 */
export function prepareFirstRender(): void {
  const { origin, pathname, search, hash } = window.location;
  const page = findPage(pathname);
  if (page && page !== pathname) {
    window.history.replaceState(window.history.state, '', origin + page + search + hash);
  }
  const container = document.getElementById('__docusaurus');
  const rendered = document.documentElement.getAttribute(ROUTE_ATTRIBUTE);
  if (!container || isOwnDocument(rendered, page)) return;
  (window as { docusaurusRoot?: Root }).docusaurusRoot = createRoot(container);
}
