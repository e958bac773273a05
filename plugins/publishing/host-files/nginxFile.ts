import { DEFAULT_CACHING, type HeaderRule } from '../../../config/security';
import { headersOf } from './headersFile';
import type { Redirect } from './redirectRules';

/** The file that nginx includes in its `server` block. */
export const NGINX_FILE = 'host.nginx.conf';

/** The caching of files is set without `always`, so that a 404 response is not cached. */
const directives = (headers: HeaderRule['headers'], indent = '') =>
  Object.entries({ 'Cache-Control': DEFAULT_CACHING, ...headers })
    .map(([name, value]) => {
      const always = name === 'Cache-Control' && value !== DEFAULT_CACHING ? '' : ' always';
      return `${indent}add_header ${name} ${JSON.stringify(value)}${always};\n`;
    })
    .join('');

const location = (match: string, ...lines: string[]) =>
  `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

/**
 * Writes for nginx what the host answers: pages without `.html`, redirects, headers and the not-found page.
 *
 * A `location` with headers of its own drops those of the server, so that each repeats them. The site's files
 * are in the folder of the base path below the `root`.
 *
 * @param rules - the headers, by path; the first are those of every answer
 * @param redirects - the redirects
 * @param base - the base path, with slashes around it
 * @returns directives to include in a `server` block
 */
export function writeNginx(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  base = '/',
): string {
  const mount = base.slice(0, -1);
  const [first, ...others] = rules;
  const redirect = (to: string) => `return 301 ${to}$is_args$args;`;
  return [
    `error_page 404 ${base}404.html;\n`,
    directives(first?.headers ?? {}),
    location(`= ${base}404.html`, 'internal;'),
    location(`= ${base}404`, 'return 404;'),
    location(`= ${base}`, `try_files ${base}index.html =404;`),
    location(`= ${base}index.html`, redirect(base)),
    mount && location(`= ${mount}`, redirect(base)),
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) => location(`= ${mount}${path}`, redirect(mount + to))),
    ),
    // Only what is a page is redirected, so that no address leads to another host.
    location(
      `~ ^(?<page>${mount}/.+?)(?:/|/index\\.html|\\.html)$`,
      `if (-f $document_root$page.html) { ${redirect('$page')} }`,
      'try_files $uri =404;',
    ),
    location(base, 'try_files $uri $uri.html =404;'),
    // `^~`: the page in the frame of the sandbox keeps its name.
    ...others.map(
      ({ below }) =>
        `location ^~ ${mount}${below} {\n${directives(headersOf(rules, below), '  ')}}\n`,
    ),
  ].join('');
}
