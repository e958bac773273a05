import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Resvg } from '@resvg/resvg-js';
import {
  OFFLINE_PAGE,
  OPENING_PAGE,
  offersOfflineCopies,
  SERVICE_WORKER,
} from '../../../config/offline';
import { SITE } from '../../../config/site';
import { ownAddress } from '../../../src/addresses/basePath';
import { appManifest, ICON_SIZES, iconFile } from './appManifest';
import { bundleWorker } from './bundleWorker';
import { writeGroups } from './chunkGroups';

/**
 * Docusaurus plugin: adds the page where readers store the site, publishes their service worker and the web app
 * manifest, and finds out which scripts load which. `writeOfflineFiles.ts` lists the files to store, when all of them
 * are there.
 *
 * @param context - the site
 */
export default function offline({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'offline',
    async contentLoaded({ actions: { addRoute } }) {
      for (const [page, component] of [
        [OFFLINE_PAGE, 'OfflinePage'],
        [OPENING_PAGE, 'OfflinePage/OpeningPage'],
      ] as const) {
        const route = ownAddress(page, baseUrl);
        addRoute({ path: route, component: `@site/src/components/${component}`, exact: true });
      }
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return { plugins: [writeGroups(generatedFilesDir)] as never };
    },
    async postBuild({ outDir }) {
      const write = (file: string, content: string | Uint8Array) =>
        fs.writeFileSync(path.join(outDir, file), content);
      const isOffered = offersOfflineCopies(process.env);
      write(SERVICE_WORKER, (await bundleWorker(siteDir, baseUrl, isOffered)).code);
      if (!isOffered) return;
      const { title, shortTitle, tagline } = SITE;
      const names = { name: title, shortName: shortTitle, description: tagline };
      write('manifest.json', appManifest({ ...names, baseUrl }));
      const logo = fs.readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
      for (const size of ICON_SIZES) {
        const icon = new Resvg(logo, { fitTo: { mode: 'width', value: size } });
        write(iconFile(size), icon.render().asPng());
      }
    },
  };
}
