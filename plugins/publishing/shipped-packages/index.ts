import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LICENSE_LIST, LICENSES } from '../../../config/licenses';
import { SHIPPED_PACKAGES_FILE } from '../../../config/shippedPackages';
import { workspacePackagesOf } from '../../../packageModel/installed';
import { ownAddress } from '../../../src/addresses/basePath';
import { bundleWorker } from '../offline/bundleWorker';
import { cachedDeclarations } from '../sandbox/cachedDeclarations';
import { cachedPackages } from '../sandbox/cachedPackages';
import { findPackages, type ShippedPackage } from './findPackages';
import { checkLicenses, licenseList, licenseTexts } from './licenses';

/** A font is a file of the site, and comes from this package. */
const FONT = 'node_modules/@fontsource/schibsted-grotesk/package.json';

/** Where the page has the list. */
const PLACE = new RegExp(`(<div [^>]*${LICENSE_LIST}[^>]*>)</div>`);

/** A module of the bundler; one that holds others is a concatenation of them. */
interface Module {
  nameForCondition(): string | null | undefined;
  modules?: readonly Module[];
}

interface Compilation {
  modules: Iterable<Module>;
  chunkGraph: { getModuleChunks(module: Module): readonly unknown[] };
  /** Every file that the bundler and its loaders read. */
  fileDependencies: Iterable<string>;
}

interface Compiler {
  hooks: {
    done: { tap(name: string, callback: (stats: { compilation: Compilation }) => void): void };
  };
}

/** Paths of the files whose code or styles are in the files that readers load. */
function* shippedFiles(compilation: Compilation): Generator<string> {
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getModuleChunks(module).length === 0) continue;
    for (const part of [module, ...(module.modules ?? [])]) {
      const file = part.nameForCondition();
      if (file) yield file;
    }
  }
  // What a stylesheet imports is no module of its own.
  for (const file of compilation.fileDependencies) if (file.endsWith('.css')) yield file;
}

/**
 * Docusaurus plugin: lists the packages whose code or styles are in the files that readers load.
 * Most of `node_modules/` builds and tests the site; `npm run audit:shipped` asks for the advisories that
 * concern what ships. Their licenses are published, and fail the build where they do not allow that.
 *
 * @param context - Docusaurus' context
 */
export default function shippedPackages({ siteDir, baseUrl }: LoadContext): Plugin {
  let unbundled: string[] = [];
  let shipped: ShippedPackage[] = [];
  return {
    name: 'shipped-packages',
    // The sandbox's preview, its declarations and the service worker are not in the files of the bundler.
    async loadContent() {
      const { inputs } = await cachedPackages(siteDir);
      const declarations = await cachedDeclarations(siteDir);
      const worker = await bundleWorker(siteDir, baseUrl, true);
      unbundled = [...inputs, ...declarations.inputs, ...worker.inputs].map((file) =>
        path.resolve(siteDir, file),
      );
    },
    async contentLoaded({ actions }) {
      actions.addRoute({
        path: ownAddress(LICENSES.page, baseUrl),
        component: '@site/src/components/LicensesPage',
        exact: true,
      });
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const writeList = (compiler: Compiler) => {
        compiler.hooks.done.tap('shipped-packages', ({ compilation }) => {
          const file = path.join(siteDir, SHIPPED_PACKAGES_FILE);
          const font = path.join(siteDir, FONT);
          const packages = findPackages([...shippedFiles(compilation), ...unbundled, font]);
          const ownVersions = new Set(workspacePackagesOf(siteDir));
          shipped = packages.filter(({ name }) => !ownVersions.has(name));
          fs.mkdirSync(path.dirname(file), { recursive: true });
          const list = packages.map(({ name, version }) => ({ name, version }));
          fs.writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
        });
      };
      return { plugins: [writeList] as never };
    },
    async postBuild({ outDir }) {
      checkLicenses(shipped);
      const list = licenseList(shipped, ownAddress(LICENSES.texts, baseUrl));
      const page = path.join(outDir, `${LICENSES.page}.html`);
      const html = fs.readFileSync(page, 'utf8');
      fs.writeFileSync(
        page,
        html.replace(PLACE, (_, start: string) => `${start}${list}</div>`),
      );
      fs.writeFileSync(path.join(outDir, LICENSES.part), `<!doctype html><div>${list}</div>`);
      fs.writeFileSync(path.join(outDir, LICENSES.texts), licenseTexts(shipped));
    },
  };
}
