import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { globSync } from 'tinyglobby';
import { GUIDES_VERSIONS, type GuidesVersion } from '../../../config/versions';

/** A link of the version switch, as it stands in the HTML of a page. */
export interface VersionLink {
  /** The page that it is on. */
  from: string;
  /** Where it leads, without query and hash. */
  to: string;
  /** Whether it says that it leads to the nearest page only. */
  isNearest: boolean;
  version: GuidesVersion;
}

/**
 * Lists the pages of the guides.
 *
 * @param build - the folder of the built site
 * @returns their routes; without those that only redirect
 */
export function docsRoutes(build: string): string[] {
  return globSync('docs/**/*.html', { cwd: build })
    .filter((file) => fs.readFileSync(`${build}/${file}`, 'utf8').includes('__docusaurus'))
    .map((file) => `/${file.replace(/\.html$/, '')}`);
}

/**
 * Reads the version switch of a built page.
 *
 * @param build - the folder of the built site
 * @param from - the route of the page
 * @param versions - the versions that the site has, the newest first
 */
export function versionLinks(
  build: string,
  from: string,
  versions: readonly GuidesVersion[] = GUIDES_VERSIONS,
): VersionLink[] {
  const html = fs.readFileSync(`${build}${from}.html`, 'utf8');
  const $ = load(html.slice(0, html.indexOf('<main')));
  const menu = $('.navbar .dropdown')
    .filter((_, dropdown) => $(dropdown).find('a[href^="/docs"]').length > 1)
    .first();
  return menu
    .find('.dropdown__menu a')
    .toArray()
    .map((link, index) => ({
      from,
      to: ($(link).attr('href') ?? '').replace(/[?#].*/, ''),
      isNearest: $(link).text().includes('nearest page'),
      version: versions[index] as GuidesVersion,
    }));
}
