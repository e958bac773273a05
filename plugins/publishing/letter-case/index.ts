import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { redirects } from '../../../config/redirects';
import { caseScript } from './caseScript';

const NOT_FOUND = '404.html';

/** The paths that the router knows and those that are only redirected. */
function publishedPaths(outDir: string, routesPaths: readonly string[]): string[] {
  const isPublished = (route: string) =>
    route === '/' || fs.existsSync(path.join(outDir, `${route}.html`));
  const redirected = (redirects ?? []).flatMap(({ from }) => from);
  return [...new Set([...routesPaths.filter(isPublished), ...redirected])].sort();
}

/**
 * Docusaurus plugin: the not-found page, which hosts send for an address in the wrong letter case,
 * leads to the page that the address means. Without scripts it cannot: it is one file for all
 * addresses.
 */
export default function letterCase(): Plugin {
  return {
    name: 'letter-case',
    async postBuild({ outDir, routesPaths }) {
      const file = path.join(outDir, NOT_FOUND);
      const html = fs.readFileSync(file, 'utf8');
      const script = `<script>${caseScript(publishedPaths(outDir, routesPaths))}</script>`;
      fs.writeFileSync(
        file,
        html.replace('</head>', () => `${script}</head>`),
      );
    },
  };
}
