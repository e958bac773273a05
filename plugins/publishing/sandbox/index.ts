import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashOf } from '../../../buildCache/hash';
import { PREVIEW_FOLDER } from '../../../config/sandbox';
import { API_VERSION } from '../../../config/versions';
import type { PreviewPackages, PreviewVersionName } from '../../../src/sandbox/packages';
import type { BundledPackages } from './bundlePackages';
import { cachedPackages } from './cachedPackages';
import { framePage } from './framePage';
import { CORE } from './installed';

interface Content extends BundledPackages {
  /** The HTML of the page in the frame. */
  page: string;
  /** The name of its file. */
  frame: string;
}

/**
 * Docusaurus plugin: publishes what the preview of the sandbox page runs, below {@link PREVIEW_FOLDER}. The
 * page reads the names of the versions from `@generated/sandbox/default/versions.json`, and loads the list
 * of all files, `packages.json` next to it, when the preview starts.
 *
 * @param context - the site, for its folder
 */
export default function sandbox({ siteDir }: LoadContext): Plugin {
  return {
    name: 'sandbox',
    async loadContent(): Promise<Content> {
      const [bundled, page] = await Promise.all([cachedPackages(siteDir), framePage(siteDir)]);
      return { ...bundled, page, frame: `frame-${hashOf(page).slice(0, 12)}.html` };
    },
    async contentLoaded({ content, actions: { createData } }) {
      const { files, versions, frame } = content as Content;
      const packages: PreviewPackages = {
        folder: PREVIEW_FOLDER,
        frame,
        files,
        versions: versions.map(({ version, modules, styles }) => ({ version, modules, styles })),
      };
      await createData('packages.json', packages);
      const names: PreviewVersionName[] = versions.map(({ version, packages: installed }) => ({
        version,
        core: installed[CORE] ?? '',
        packages: installed,
        isDefault: version === API_VERSION,
      }));
      await createData('versions.json', names);
    },
    async postBuild({ outDir, content }) {
      const { contents, page, frame } = content as Content;
      const folder = path.join(outDir, PREVIEW_FOLDER);
      fs.mkdirSync(folder, { recursive: true });
      for (const [file, text] of Object.entries({ ...contents, [frame]: page })) {
        fs.writeFileSync(path.join(folder, file), text);
      }
    },
  };
}
