import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { globSync } from 'tinyglobby';
import { SITE } from '../../../config/site';

const BUILD = 'build';

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

/**
 * Reads every page of the built site, including the not-found page. The stubs of the redirects are
 * omitted: a script in their head leaves them before they show anything.
 */
export function builtPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: BUILD })
    .map((file) => ({
      file,
      route: routeOf(file),
      html: fs.readFileSync(`${BUILD}/${file}`, 'utf8'),
    }))
    .filter(({ html }) => html.includes('__docusaurus'));
}

/**
 * Reads the routes that the sitemap lists.
 */
export function sitemapRoutes(): string[] {
  const $ = load(fs.readFileSync(`${BUILD}/sitemap.xml`, 'utf8'), { xml: true });
  return $('loc')
    .toArray()
    .map((loc) => new URL($(loc).text(), SITE.url).pathname);
}

/**
 * Finds the file that a plain static host serves for a path.
 *
 * @param pathname - the path of an address, still encoded
 * @returns the file below the build folder, or `undefined` if there is none
 */
export function servedFile(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  return [path, `${path}.html`, `${path}/index.html`.replace(/^\//, '')].find((file) =>
    fs.statSync(`${BUILD}/${file}`, { throwIfNoEntry: false })?.isFile(),
  );
}
