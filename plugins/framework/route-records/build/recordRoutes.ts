import { recordFile } from '../RouteRecord';
import { type FindRelated, knownDocs, readDocsData } from './knownDocs';
import type { Chunks, Records } from './makeRecords';
import { makeRecords } from './makeRecords';
import { readRoutes } from './readRoutes';
import { withoutRouteChunks } from './withoutRouteChunks';

const NAME = 'route-records';

/** The chunk of Docusaurus' registry, which `client/registry.ts` names. */
const REGISTRY_CHUNK = 'all-route-modules';

interface Options {
  /** Docusaurus' folder for generated files. */
  generatedFilesDir: string;
  /** Finds the page of another docs version that belongs to a page. */
  findRelated: FindRelated;
  /** Is called with the records when the bundler has made all files. */
  onRecords: (records: Records) => void;
}

interface Chunk {
  id: string | number;
  files: Iterable<string>;
  contentHash: Record<string, string>;
  groupsIterable: Iterable<ChunkGroup>;
}

interface Dependency {
  request?: string;
}

interface Module {
  blocks: { dependencies: Dependency[] }[];
}

interface ChunkGroup {
  name?: string | null;
  chunks: readonly Chunk[];
  origins: { request?: string }[];
  getParents(): ChunkGroup[];
}

/** What this uses of the bundler; it is the same in Rspack and in webpack. */
interface Compilation {
  chunks: Iterable<Chunk>;
  namedChunkGroups: ReadonlyMap<string, ChunkGroup>;
  moduleGraph: { getModule(dependency: Dependency): Module | null };
  chunkGraph: {
    getModuleId(module: Module): string | number | null;
    getChunkModules(chunk: Chunk): readonly Module[];
  };
  hooks: {
    processAssets: { tap(options: { name: string; stage: number }, run: () => void): void };
  };
  getAsset(name: string): { source: { size(): number; source(): string | Buffer } } | undefined;
  updateAsset(name: string, source: unknown): void;
  emitAsset(name: string, source: unknown): void;
  deleteAsset(name: string): void;
}

interface Compiler {
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
  webpack: {
    Compilation: {
      PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: number;
      PROCESS_ASSETS_STAGE_REPORT: number;
    };
    sources: { RawSource: new (source: string) => unknown };
  };
}

/**
 * In bytes before compression: a larger script would use up the bytes that `client/linksInView.ts` may have fetched
 * for a page.
 */
const MAX_SMALL_SCRIPT = 25_000;

const isScript = (file: string) => file.endsWith('.js');

function registryGroup({ namedChunkGroups }: Compilation): ChunkGroup {
  const group = namedChunkGroups.get(REGISTRY_CHUNK);
  if (group) return group;
  throw new Error(
    `The bundler has no chunk "${REGISTRY_CHUNK}": adapt plugins/framework/route-records/client/registry.ts.`,
  );
}

/** The chunks that only routes need, and that of the registry itself. */
function routeChunks(compilation: Compilation): Chunk[] {
  const registry = registryGroup(compilation);
  const isOfRoute = (group: ChunkGroup) =>
    group.name === REGISTRY_CHUNK ||
    group.getParents().every(({ name }) => name === REGISTRY_CHUNK);
  const isRouteChunk = (chunk: Chunk) =>
    registry.chunks.some(({ id }) => id === chunk.id) ||
    [...chunk.groupsIterable].every((group) => group.getParents().length > 0 && isOfRoute(group));
  return [...compilation.chunks].filter(isRouteChunk);
}

function listChunks(compilation: Compilation): Chunks {
  const { chunkGraph, moduleGraph, namedChunkGroups } = compilation;
  const ids = new Map<string, string | number>();
  const imports = registryGroup(compilation)
    .chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk))
    .flatMap(({ blocks }) => blocks.flatMap(({ dependencies }) => dependencies));
  for (const dependency of imports) {
    const module = moduleGraph.getModule(dependency);
    const id = module && chunkGraph.getModuleId(module);
    if (dependency.request && id !== null) ids.set(dependency.request, id);
  }
  const modules: Chunks['modules'] = new Map(
    [...namedChunkGroups].flatMap(([name, { chunks, origins }]) => {
      const id = origins.map(({ request }) => request && ids.get(request)).find(Boolean);
      return id === undefined ? [] : [[name, [id, ...chunks.map((chunk) => chunk.id)]]];
    }) as [string, [string | number, ...(string | number)[]]][],
  );
  const files = new Map(
    [...compilation.chunks].flatMap(({ id, files: own }) => {
      const script = [...own].find(isScript);
      return script ? [[id, script] as const] : [];
    }),
  );
  const large = new Set(
    [...files].flatMap(([id, file]) => {
      const size = compilation.getAsset(file)?.source.size() ?? 0;
      return size > MAX_SMALL_SCRIPT ? [id] : [];
    }),
  );
  return { modules, files, large };
}

/**
 * Bundler plugin: writes the record of each page, and keeps the file names of route chunks out of the
 * bundler's runtime.
 *
 * @param options - see {@link Options}
 */
export function recordRoutes({ generatedFilesDir, findRelated, onRecords }: Options) {
  return {
    apply(compiler: Compiler) {
      const { Compilation: stages, sources } = compiler.webpack;

      function slimRuntime(compilation: Compilation): void {
        const chunks = routeChunks(compilation);
        const withScript = chunks.filter(({ files }) => [...files].some(isScript));
        const hashLength = 8;
        const hashes = new Set(
          withScript.map(({ contentHash }) => contentHash.javascript?.slice(0, hashLength) ?? ''),
        );
        const runtime = [...compilation.chunks]
          .flatMap(({ files }) => [...files])
          .find((file) => /\bruntime~main\b.*\.js$/.test(file));
        const source = runtime && compilation.getAsset(runtime)?.source.source().toString();
        if (!source) throw new Error('The bundler writes no runtime~main: adapt route-records.');
        const slim = withoutRouteChunks(source, hashes);
        compilation.updateAsset(runtime, new sources.RawSource(slim));
      }

      function emitRecords(compilation: Compilation): void {
        for (const { files } of registryGroup(compilation).chunks) {
          for (const file of files) compilation.deleteAsset(file);
        }
        const docs = knownDocs(readDocsData(generatedFilesDir), findRelated);
        const records = makeRecords(readRoutes(generatedFilesDir), listChunks(compilation), docs);
        for (const [number, file] of records.files.entries()) {
          const name = recordFile(number, records.version);
          compilation.emitAsset(name, new sources.RawSource(JSON.stringify(file)));
        }
        onRecords(records);
      }

      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const { processAssets } = compilation.hooks;
        // Before the bundler computes the final hashes, so that those of the runtime include the change.
        const slimStage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        processAssets.tap({ name: NAME, stage: slimStage }, () => slimRuntime(compilation));
        const finalStage = stages.PROCESS_ASSETS_STAGE_REPORT;
        processAssets.tap({ name: NAME, stage: finalStage }, () => emitRecords(compilation));
      });
    },
  };
}
