import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashOf } from '../../../buildCache/hash';
import { PREVIEW_FOLDER } from '../../../config/sandbox';
import { API_VERSION } from '../../../config/versions';
import { ownAddress } from '../../../src/addresses/basePath';
import { CORE, type PreviewPackages, type PreviewVersionName } from '../../../src/sandbox/packages';
import type { PublishedDeclarations } from '../../../src/sandbox/types/declarations';
import type { BundledDeclarations } from './bundleDeclarations';
import type { BundledPackages } from './bundlePackages';
import { cachedDeclarations } from './cachedDeclarations';
import { cachedPackages } from './cachedPackages';
import { framePage } from './framePage';

interface Content extends BundledPackages {
  declarations: BundledDeclarations;
  /** The HTML of the page in the frame. */
  page: string;
  /** The name of its file. */
  frame: string;
}

/**
 * Docusaurus plugin: publishes what the preview of the sandbox page runs, below {@link PREVIEW_FOLDER}. The
 * page reads the names of the versions from `@generated/sandbox/default/versions.json`, and loads the list
 * of all files, `packages.json` next to it, when the preview starts. The declarations are in the same folder,
 * and their list is `declarations.json`.
 *
 * @param context - the site, for its folder and its base path
 */
export default function sandbox({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'sandbox',
    async loadContent(): Promise<Content> {
      const [bundled, declarations, page] = await Promise.all([
        cachedPackages(siteDir),
        cachedDeclarations(siteDir),
        framePage(siteDir),
      ]);
      return { ...bundled, declarations, page, frame: `frame-${hashOf(page).slice(0, 12)}.html` };
    },
    configureWebpack: () => ({
      module: {
        // The bundler need not read TypeScript: it would look for the modules of Node.js that it can use.
        noParse: /[\\/]typescript[\\/]lib[\\/]typescript\.js$/,
        // The file system in memory can also be one of Node.js, which no page uses.
        rules: [{ test: /[\\/]@typescript[\\/]vfs[\\/]/, parser: { exprContextCritical: false } }],
      },
    }),
    async contentLoaded({ content, actions: { createData } }) {
      const { files, versions, frame, declarations } = content as Content;
      const publicFolder = ownAddress(PREVIEW_FOLDER, baseUrl);
      const packages: PreviewPackages = {
        folder: publicFolder,
        frame,
        files,
        versions: versions.map(({ version, modules, production, styles }) => ({
          version,
          modules,
          production,
          styles,
        })),
      };
      await createData('packages.json', packages);
      const names: PreviewVersionName[] = versions.map(({ version, packages: installed }) => ({
        version,
        core: installed[CORE] ?? '',
        packages: installed,
        isDefault: version === API_VERSION,
      }));
      await createData('versions.json', names);
      const published: PublishedDeclarations = {
        folder: publicFolder,
        versions: declarations.versions,
      };
      await createData('declarations.json', published);
    },
    async postBuild({ outDir, content }) {
      const { contents, declarations, page, frame } = content as Content;
      const folder = path.join(outDir, PREVIEW_FOLDER);
      fs.mkdirSync(folder, { recursive: true });
      for (const [file, text] of Object.entries({
        ...contents,
        ...declarations.contents,
        [frame]: page,
      })) {
        fs.writeFileSync(path.join(folder, file), text);
      }
    },
  };
}
