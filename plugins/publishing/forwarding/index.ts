import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withinSite } from '../../../src/addresses/basePath';
import { withRefreshTag } from './withRefreshTag';

/**
 * Docusaurus plugin: a page that forwards (see `src/components/Forward`) does so without scripts
 * too. The tag has to be in the head and apply only where scripts are off, and Docusaurus' own head
 * tags cannot say that.
 *
 * @param context - the site, for its base path
 */
export default function forwarding({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'forwarding',
    async postBuild({ outDir, routesPaths }) {
      for (const route of routesPaths) {
        const file = path.join(outDir, `${withinSite(route, baseUrl)}.html`);
        if (!fs.existsSync(file)) continue;
        const html = fs.readFileSync(file, 'utf8');
        const forwarded = withRefreshTag(html);
        if (forwarded !== html) fs.writeFileSync(file, forwarded);
      }
    },
  };
}
