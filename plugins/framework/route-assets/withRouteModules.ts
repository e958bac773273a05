/** How the bundler names a chunk. */
export type ChunkId = string | number;

/** What Docusaurus writes about the client bundle, to find the files of a page. */
export interface ClientManifest {
  entrypoints: string[];
  /** Chunk ids by the name of what asks for them. */
  origins: Record<string, ChunkId[]>;
  assets: Record<string, unknown>;
}

/** A line of Docusaurus' generated registry: chunk name, loader, module, weak reference. */
const REGISTRY_LINE = /^\s*"([^"]+)": \[.*?, "((?:[^"\\]|\\.)+)", require\.resolveWeak\(/gm;

/**
 * Lists the chunks of each route module under the module's own name.
 *
 * @param manifest - the client manifest
 * @param registry - the source of Docusaurus' generated `registry.js`
 * @param chunksOf - finds the chunks that are loaded for a chunk name, which need not include one of this name
 * @throws Error when the registry names no module, which means that its form has changed
 */
export function withRouteModules(
  manifest: ClientManifest,
  registry: string,
  chunksOf: (chunkName: string) => ChunkId[] | undefined,
): ClientManifest {
  const origins = { ...manifest.origins };
  const lines = [...registry.matchAll(REGISTRY_LINE)];
  if (lines.length === 0) {
    throw new Error(
      'plugins/framework/route-assets reads no module from .docusaurus/registry.js: its form has changed, adapt REGISTRY_LINE.',
    );
  }
  for (const [, chunkName, moduleName] of lines) {
    const chunks = chunksOf(chunkName as string);
    if (chunks) origins[JSON.parse(`"${moduleName}"`) as string] = chunks;
  }
  return { ...manifest, origins };
}
