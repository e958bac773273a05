import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: publishes `robots.txt`, which lets search engines and language models read every page,
 * and names the sitemap.
 *
 * @param context - the site, for its address
 */
export default function robots({ siteConfig: { url, baseUrl } }: LoadContext): Plugin {
  const sitemap = new URL(`${baseUrl}sitemap.xml`, url).href;
  return {
    name: 'robots',
    async postBuild({ outDir }) {
      const rules = `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
      fs.writeFileSync(path.join(outDir, 'robots.txt'), rules);
    },
  };
}
