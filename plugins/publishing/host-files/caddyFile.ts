import { DEFAULT_CACHING, type HeaderRule } from '../../../config/security';
import type { Redirect } from './redirectRules';

/** The file that Caddy imports in a site block. */
export const CADDY_FILE = 'host.caddy';

/** Types that Caddy finds only where the system has a table of them. */
const TYPES = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

const block = (start: string, lines: readonly string[]) =>
  `${start} {\n${lines
    .flatMap((line) => line.trimEnd().split('\n'))
    .map((line) => `\t${line}\n`)
    .join('')}}\n`;

const FILES = block('file_server', ['disable_canonical_uris', 'precompressed br gzip']);

/**
 * Writes for Caddy what the host answers: pages without `.html`, redirects, headers and the not-found page.
 *
 * The site's files are in the folder of the base path below the `root`.
 *
 * @param rules - the headers, by path; the first are those of every answer
 * @param redirects - the redirects
 * @param base - the base path, with slashes around it
 * @returns directives to import in a site block
 */
export function writeCaddy(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  base = '/',
): string {
  const mount = base.slice(0, -1);
  const redirect = (from: string, to: string) => `redir ${from} ${to}{search} 301`;
  const set = (path: string, headers: HeaderRule['headers']) =>
    block(
      `header ${path}`,
      Object.entries(headers).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
    );
  const [first, ...others] = rules;
  const ofEveryAnswer = { ...first?.headers, 'Cache-Control': DEFAULT_CACHING };

  // Only what is a page is redirected, so that no address leads to another host.
  const pageRedirect = block('route @suffixed', [
    '@page file {re.suffixed.1}.html',
    redirect('@page', '{re.suffixed.1}'),
  ]);
  const route = block('route', [
    block('map {query} {search}', [`~^(.+)$ "?\${1}"`, 'default ""']),
    set('*', ofEveryAnswer),
    ...others.map(({ below, headers }) => set(`${mount}${below}*`, headers)),
    ...Object.entries(TYPES).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      set(`@${extension}`, { 'Content-Type': type }),
    ]),
    // No file has such a name, and looking for it would be an error of the server.
    `@unusable path_regexp \\x00|^.{1000}|/[^/]{250}`,
    'error @unusable 404',
    ...[`${base}404`, `${base}404.html`].map((page) => `error ${page} 404`),
    ...(mount ? [redirect(mount, base)] : []),
    redirect(`${base}index.html`, base),
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) => redirect(mount + path, mount + to)),
    ),
    pageRedirect,
    `rewrite ${base} ${base}index.html`,
    'try_files {path} {path}.html',
    FILES,
  ]);
  const suffixed = block('@suffixed', [
    `path_regexp suffixed ^(${mount}/.+?)(?:/|/index\\.html|\\.html)$`,
    // The page in the frame of the sandbox keeps its name.
    ...others.map(({ below }) => `not path ${mount}${below}*`),
  ]);
  const errors = block('handle_errors', [
    '@missing expression {err.status_code} == 404',
    // With the headers of the missing file, the page would have no styles, and be kept.
    block('route @missing', [
      set('*', { ...ofEveryAnswer, 'Content-Type': 'text/html; charset=utf-8' }),
      `rewrite * ${base}404.html`,
      FILES,
    ]),
  ]);
  return suffixed + route + errors;
}
