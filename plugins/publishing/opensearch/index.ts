import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SITE } from '../../../config/site';
import { openSearchDescription } from './openSearchDescription';

/**
 * Docusaurus plugin: publishes the description with which browsers search the site from their
 * address bar. Every page links to it.
 *
 * @param context - the site, for its names and its address
 */
export default function opensearch({ siteConfig }: LoadContext): Plugin {
  const { url, baseUrl, title, tagline, favicon } = siteConfig;
  const base = new URL(baseUrl, url).href;
  return {
    name: 'opensearch',
    async postBuild({ outDir }) {
      const description = openSearchDescription({
        shortName: SITE.shortTitle,
        longName: title,
        description: tagline,
        template: `${base}search?q={searchTerms}`,
        icon: `${base}${favicon}`,
      });
      fs.writeFileSync(path.join(outDir, 'opensearch.xml'), description);
    },
  };
}
