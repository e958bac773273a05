import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirects } from '../../../config/redirects';
import { ownAddress, withinSite } from '../../../src/addresses/basePath';
import { caseScript } from './caseScript';

const NOT_FOUND = '404.html';

/** The paths that the router knows and those that are only redirected. */
function publishedPaths(outDir: string, routesPaths: readonly string[], baseUrl: string): string[] {
  const isPublished = (route: string) =>
    route === baseUrl || fs.existsSync(path.join(outDir, `${withinSite(route, baseUrl)}.html`));
  const redirected = (redirects ?? [])
    .flatMap(({ from }) => from)
    .map((address) => ownAddress(address, baseUrl));
  return [...new Set([...routesPaths.filter(isPublished), ...redirected])].sort();
}

/**
 * Docusaurus plugin: the not-found page, which hosts send for an address in the wrong letter case,
 * leads to the page that the address means. Without scripts it cannot: it is one file for all
 * addresses.
 *
 * @param context - the site, for its base path
 */
export default function letterCase({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'letter-case',
    async postBuild({ outDir, routesPaths }) {
      const file = path.join(outDir, NOT_FOUND);
      const html = fs.readFileSync(file, 'utf8');
      const paths = publishedPaths(outDir, routesPaths, baseUrl);
      const script = `<script>${caseScript(paths)}</script>`;
      fs.writeFileSync(
        file,
        html.replace('</head>', () => `${script}</head>`),
      );
    },
  };
}
