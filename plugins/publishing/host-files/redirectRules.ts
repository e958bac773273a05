import { redirects } from '../../../config/redirects';

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
 */
export function writeRedirects(rules: readonly Redirect[]): string {
  return rules.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`).join('');
}
