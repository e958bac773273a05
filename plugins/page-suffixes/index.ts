import type { AllContent, Plugin } from '@docusaurus/types';
import { suffixScript } from './suffixScript';

/**
 * Docusaurus plugin: addresses ending in `.html`, `.htm`, `/index.html` or a slash reach their bare
 * path on any static host, without a second file for each page.
 *
 * A host serves `page.html` under that very name, or else its not-found page; in both cases this
 * site's HTML arrives, and the script in its head puts the address right.
 *
 * @returns the plugin
 */
export default function pageSuffixes(): Plugin {
  let exactRoutes: string[] = [];
  return {
    name: 'page-suffixes',
    async allContentLoaded({ allContent }) {
      exactRoutes = permalinks(allContent).filter((permalink) => /\.html?$/.test(permalink));
    },
    injectHtmlTags() {
      return { headTags: [{ tagName: 'script', innerHTML: suffixScript(exactRoutes) }] };
    },
  };
}

type Page = { permalink: string };
type Guides = { loadedVersions: { docs: Page[] }[] };

function permalinks(content: AllContent): string[] {
  const guides = Object.values(content['docusaurus-plugin-content-docs'] ?? {}) as Guides[];
  const pages = Object.values(content['docusaurus-plugin-content-pages'] ?? {}) as Page[][];
  return [
    ...guides.flatMap((guide) => guide.loadedVersions.flatMap((version) => version.docs)),
    ...pages.flat(),
  ].map((page) => page.permalink);
}
