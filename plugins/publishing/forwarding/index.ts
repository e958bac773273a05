import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { withRefreshTag } from './withRefreshTag';

/**
 * Docusaurus plugin: a page that forwards (see `src/components/Forward`) does so without scripts
 * too. The tag has to be in the head and apply only where scripts are off, and Docusaurus' own head
 * tags cannot say that.
 */
export default function forwarding(): Plugin {
  return {
    name: 'forwarding',
    async postBuild({ outDir, routesPaths }) {
      for (const route of routesPaths) {
        const file = path.join(outDir, `${route}.html`);
        if (!fs.existsSync(file)) continue;
        const html = fs.readFileSync(file, 'utf8');
        const forwarded = withRefreshTag(html);
        if (forwarded !== html) fs.writeFileSync(file, forwarded);
      }
    },
  };
}
