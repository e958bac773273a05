import { redirects } from '../../../config/redirects';
import { ownAddress } from '../../../src/addresses/basePath';

/** The file that Netlify and Cloudflare Pages read. */
export const REDIRECTS_FILE = '_redirects';

/** An address without a page, and the page that it leads to. */
export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of the site, one for each address. */
export const REDIRECTS: readonly Redirect[] = (redirects ?? []).flatMap(({ from, to }) =>
  [from].flat().map((address) => ({ from: address, to })),
);

/**
 * Writes redirects for Netlify and Cloudflare Pages. Both have a file at the address, which forwards readers on
 * hosts without redirects: Netlify needs the `!` to ignore it, and Cloudflare ignores a line with `!` and follows
 * the next one.
 *
 * @param rules - the redirects
 * @param base - the base path, with slashes around it
 */
export function writeRedirects(rules: readonly Redirect[], base = '/'): string {
  return rules
    .map(({ from, to }) => `${ownAddress(from, base)} ${ownAddress(to, base)}`)
    .map((line) => `${line} 301!\n${line} 301\n`)
    .join('');
}
