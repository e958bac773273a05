import { SERVICE_WORKER } from '../../config/offline';
import { ownAddress } from '../../src/addresses/basePath';

/** The part of the browser API that is used; TypeScript's own library does not declare it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

/**
 * Says which texts scripts may turn into markup, and which addresses into scripts; a browser with
 * Trusted Types refuses all others with an error.
 *
 * Markup is what Docusaurus itself writes: its progress bar and its banner for a wrong base URL.
 * React and the UI libraries build elements without markup, and write style sheets, which hold none.
 * Scripts are files of the site, and its service worker; the data that describes a page to search engines is JSON.
 *
 * Parsing a text would not show what it does, since the result depends on the element around it: `<td>`
 * is a cell in a row and nothing in a paragraph. Instead, each `<` must begin one of the tags below, which
 * are harmless everywhere, and attributes must be quoted, without `<` and `>`.
 *
 * The function's source is put into pages, so that it uses nothing from outside.
 *
 * @param basePath - the base path of the site
 * @param worker - the address of the service worker
 */
export function createPolicies(basePath: string, worker: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return;
  const name = '(?:a|b|br|code|div|em|i|kbd|p|span|strong)';
  const plain = '(?:aria-[a-z]+|class|data-[a-z-]+|id|rel|role|style|target|title)="[^"<>]*"';
  // An address on this site, or one that says by itself that it is not; nothing in it is decoded.
  const address = 'href="(?:https://|#|/(?![/\\\\]))(?:[^"<>&\\\\\\s]|&amp;)*"';
  const tag = new RegExp(`</${name}>|<${name}(?:[ \\n]+(?:${plain}|${address}))*[ \\n]*/?>`, 'gi');

  const isJson = (text: string) => {
    try {
      return text.startsWith('{') && JSON.parse(text) !== null;
    } catch {
      return false;
    }
  };
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html.replace(tag, '').includes('<') ? null : html),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      const isOwn = pathname.startsWith(`${basePath}assets/`) || pathname === worker;
      return origin === location.origin && isOwn ? url : null;
    },
  });
}

/**
 * The script that creates the policies of Trusted Types, for the head of every page.
 *
 * @param basePath - the base path of the site
 */
export function trustedTypesScript(basePath: string): string {
  const values = [basePath, ownAddress(SERVICE_WORKER, basePath)];
  return `(${createPolicies.toString()})(${values.map((value) => JSON.stringify(value)).join()})`;
}
