import fs from 'node:fs';

/** The keys that the site stores its values under. */
const KEYS = [
  'theme',
  'docs-preferred-version-default',
  'docs-preferred-version-api',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.npm2yarn',
  'docs.search.arrivals',
  'docs.search.searches',
  'docs.analytics.consent',
];

/**
 * Tells the keys of local storage as they are written: Docusaurus adds a suffix, made from the site's
 * address.
 *
 * @param home - the file of the home page
 * @returns the keys
 */
export function storageKeys(home = 'build/index.html'): string[] {
  const suffix = /getItem\("theme([^"]*)"\)/.exec(fs.readFileSync(home, 'utf8'))?.[1];
  if (suffix === undefined) throw new Error(`${home} no longer reads the theme from storage.`);
  return KEYS.map((key) => `${key}${suffix}`);
}
