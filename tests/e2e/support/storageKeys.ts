import fs from 'node:fs';

/** The keys of the values that the site stores. */
const KEYS = [
  'theme',
  'docs-preferred-version-default',
  'docs-preferred-version-api',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.npm2yarn',
  'docusaurus.tab.language',
  'docs.search.arrivals',
  'docs.search.searches',
  'docs.analytics.consent',
];

/**
 * Lists the keys of local storage as Docusaurus writes them: with a suffix derived from the site's
 * address.
 *
 * @param home - the file of the home page
 */
export function storageKeys(home = 'build/index.html'): string[] {
  const suffix = /getItem\("theme([^"]*)"\)/.exec(fs.readFileSync(home, 'utf8'))?.[1];
  if (suffix === undefined) throw new Error(`${home} no longer reads the theme from storage.`);
  return KEYS.map((key) => `${key}${suffix}`);
}
