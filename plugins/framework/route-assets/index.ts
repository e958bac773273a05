import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedFile } from '../generatedFile';
import { type ChunkId, type ClientManifest, withRouteModules } from './withRouteModules';

/** What this uses of the bundler; it is the same in Rspack and in webpack. */
interface Stats {
  hasErrors(): boolean;
  compilation: { namedChunkGroups: ReadonlyMap<string, { chunks: readonly { id: ChunkId }[] }> };
}

interface Compiler {
  hooks: { done: { tap(name: string, callback: (stats: Stats) => void): void } };
}

/**
 * Docusaurus plugin: the HTML of a page names all the scripts and stylesheets that its route needs.
 *
 * While rendering, Docusaurus collects the modules of a route, and looks their chunks up in a
 * manifest that lists chunks by name only; so a page would name none but the entry's, be unstyled
 * until scripts run, and load its own chunks one step later. This adds the modules to the manifest.
 *
 * @throws Error when Docusaurus no longer has a file that this reads or changes
 */
export default function routeAssets({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'route-assets',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const completeManifest = (compiler: Compiler) => {
        compiler.hooks.done.tap('route-assets', (stats) => {
          // Docusaurus reports the errors; there may be no manifest.
          if (stats.hasErrors()) return;
          const manifestFile = generatedFile(
            generatedFilesDir,
            'client-manifest.json',
            'route-assets',
          );
          const registryFile = generatedFile(generatedFilesDir, 'registry.js', 'route-assets');
          const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as ClientManifest;
          const registry = fs.readFileSync(registryFile, 'utf8');
          const chunksOf = (name: string) =>
            stats.compilation.namedChunkGroups.get(name)?.chunks.map(({ id }) => id);
          const complete = withRouteModules(manifest, registry, chunksOf);
          fs.writeFileSync(manifestFile, JSON.stringify(complete));
        });
      };
      return { plugins: [completeManifest] as never };
    },
  };
}
