import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { API_VERSIONS } from '../../../config/apiVersions';
import { GUIDES_VERSIONS } from '../../../config/versions';
import { CORE } from '../../../packageModel/family.mjs';
import { describePage, type Library } from './describePage';

/** Where the packages of each docs version are installed, by the docs plugin and the version. */
const FOLDERS = new Map<string, string>([
  ...GUIDES_VERSIONS.map(
    ({ name, packages }) => [`default ${name === 'next' ? 'current' : name}`, packages] as const,
  ),
  ...API_VERSIONS.map(({ name, packages }) => [`api ${name}`, packages] as const),
]);

/** Reads what a docs version describes; each manifest is read once. */
function libraryReader(siteDir: string) {
  const known = new Map<string, Library>();
  return (plugin: string, version: string): Library => {
    const folder = FOLDERS.get(`${plugin} ${version}`) as string;
    const library =
      known.get(folder) ??
      (JSON.parse(
        fs.readFileSync(path.join(siteDir, folder, 'node_modules', CORE, 'package.json'), 'utf8'),
      ) as Library);
    known.set(folder, library);
    return library;
  };
}

/**
 * Adds structured data to the head of each page of a built site, which search engines read.
 *
 * This is a stage after Docusaurus' build: the data is made from the HTML, and no script contains it.
 *
 * @param siteDir - the repository's root
 * @param folder - the built site
 * @param baseUrl - the base path of the site
 */
export function describeSite(siteDir: string, folder: string, baseUrl: string): void {
  const libraryOf = libraryReader(siteDir);
  for (const name of globSync('**/*.html', { cwd: folder, ignore: 'assets/**' })) {
    const file = path.join(folder, name);
    const html = fs.readFileSync(file, 'utf8');
    if (!html.includes('__docusaurus')) continue;
    const things = describePage(html, libraryOf, baseUrl);
    if (things.length === 0) continue;
    const data = { '@context': 'https://schema.org', '@graph': things };
    // No text ends the script.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    fs.writeFileSync(
      file,
      html.replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`),
    );
  }
}
