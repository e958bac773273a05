import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { globSync } from 'tinyglobby';
import { siteAddress } from '../../../config/site';
import { ownAddress, withinSite } from '../../../src/addresses/basePath';

const BUILD = 'build';

/** Where the site is published, for which it was built with the same environment. */
const SITE = siteAddress(process.env);

/**
 * The complete address of a page.
 *
 * @param route - its path within the site
 */
export const addressOf = (route: string): string => SITE.url + ownAddress(route, SITE.baseUrl);

/** A page of the built site. */
export interface BuiltPage {
  /** Its file, below the build folder. */
  file: string;
  /** Its address on the site, without a slash at the end. */
  route: string;
  /** Its HTML. */
  html: string;
}

/** The address under which a host serves an HTML file. */
const routeOf = (file: string) =>
  `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

let read: readonly BuiltPage[] | undefined;

/**
 * Reads every page of the built site, including the not-found page. The stubs of the redirects are
 * omitted: a script in their head leaves them before they show anything.
 */
export function builtPages(): readonly BuiltPage[] {
  read ??= readPages();
  return read;
}

function readPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: BUILD })
    .map((file) => ({
      file,
      route: routeOf(file),
      html: fs.readFileSync(`${BUILD}/${file}`, 'utf8'),
    }))
    .filter(({ html }) => html.includes('__docusaurus'));
}

/**
 * The page without what surrounds its main content, but with its head.
 *
 * @param html - the HTML of the page
 */
export function withoutFrame(html: string): string {
  const start = html.indexOf('<main');
  const body = html.lastIndexOf('<body', start);
  const end = html.lastIndexOf('</main>') + '</main>'.length;
  if (start < 0) return html;
  return (
    html.slice(0, html.indexOf('>', body) + 1) +
    html.slice(start, end) +
    html.slice(html.lastIndexOf('</body>'))
  );
}

/**
 * Reads the routes that the sitemap lists, as paths within the site.
 */
export function sitemapRoutes(): string[] {
  const $ = load(fs.readFileSync(`${BUILD}/sitemap.xml`, 'utf8'), { xml: true });
  return $('loc')
    .toArray()
    .map((loc) => withinSite(new URL($(loc).text()).pathname, SITE.baseUrl));
}

/** The files that were found, by path. */
const served = new Map<string, string | undefined>();

/**
 * Finds the file that a plain static host serves for a path.
 *
 * @param pathname - the path of an address, still encoded
 * @returns the file below the build folder, or `undefined` if there is none
 */
export function servedFile(pathname: string): string | undefined {
  if (!served.has(pathname)) served.set(pathname, findServed(pathname));
  return served.get(pathname);
}

function findServed(pathname: string): string | undefined {
  const path = decodeURIComponent(withinSite(pathname, SITE.baseUrl)).replace(/^\/|\/$/g, '');
  return [path, `${path}.html`, `${path}/index.html`.replace(/^\//, '')].find((file) =>
    fs.statSync(`${BUILD}/${file}`, { throwIfNoEntry: false })?.isFile(),
  );
}
