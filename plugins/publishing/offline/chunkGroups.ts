import fs from 'node:fs';
import path from 'node:path';

/** Files that are loaded together, and the groups that their code loads when it needs them. */
export interface LoadedGroup {
  files: string[];
  loads: string[];
}

/** The groups of the site; those of pages by the names that `route-records` has for them. */
export type LoadedGroups = Record<string, LoadedGroup>;

/** The group of the first scripts. */
export const FIRST_SCRIPTS = 'main';

/** Where the bundler leaves them for the stage that lists the files of offline copies. */
export const GROUPS_FILE = 'offline-groups.json';

/** The group that names all pages; see `route-records`. The pages of a copy are chosen, not followed. */
const ALL_PAGES = 'all-route-modules';

interface ChunkGroup {
  name?: string | null;
  chunks: readonly Chunk[];
  childrenIterable: Iterable<ChunkGroup>;
  getParents(): readonly ChunkGroup[];
}

interface Chunk {
  id: string | number;
  files: Iterable<string>;
  auxiliaryFiles: Iterable<string>;
}

interface Block {
  blocks: readonly Block[];
}

/** What this uses of the bundler; it is the same in Rspack and in webpack. */
export interface Compilation {
  namedChunkGroups: ReadonlyMap<string, ChunkGroup>;
  chunkGraph: {
    getChunkModules(chunk: Chunk): readonly Block[];
    getBlockChunkGroup(block: Block): ChunkGroup | null | undefined;
  };
}

interface Compiler {
  hooks: {
    done: { tap(name: string, run: (stats: { compilation: Compilation }) => void): void };
  };
}

const keyOf = ({ name, chunks }: ChunkGroup) => name ?? chunks.map(({ id }) => id).join('+');

/** The workers that the code of a chunk starts. They are in groups without parents. */
function workersOf(chunk: Chunk, { chunkGraph }: Compilation): ChunkGroup[] {
  const found: ChunkGroup[] = [];
  const waiting = chunkGraph.getChunkModules(chunk).flatMap(({ blocks }) => [...blocks]);
  for (let block = waiting.pop(); block; block = waiting.pop()) {
    waiting.push(...block.blocks);
    const group = chunkGraph.getBlockChunkGroup(block);
    if (group && group.getParents().length === 0) found.push(group);
  }
  return found;
}

/**
 * Lists the groups of a compilation, with those that each of them loads.
 *
 * @param compilation - the compilation of the scripts for browsers
 */
export function readGroups(compilation: Compilation): LoadedGroups {
  const workers = new Map<Chunk['id'], ChunkGroup[]>();
  const startedBy = (chunk: Chunk) => {
    const started = workers.get(chunk.id) ?? workersOf(chunk, compilation);
    workers.set(chunk.id, started);
    return started;
  };
  const groups: LoadedGroups = {};
  const waiting = [...compilation.namedChunkGroups.values()];
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    const key = keyOf(group);
    if (groups[key] || key === ALL_PAGES) continue;
    const loaded = [...group.childrenIterable, ...group.chunks.flatMap(startedBy)];
    const files = group.chunks.flatMap((chunk) => [...chunk.files, ...chunk.auxiliaryFiles]);
    groups[key] = {
      files: [...new Set(files)].sort(),
      loads: [...new Set(loaded.map(keyOf))].filter((name) => name !== ALL_PAGES).sort(),
    };
    waiting.push(...loaded);
  }
  return groups;
}

/**
 * Bundler plugin: writes the groups of the site to {@link GROUPS_FILE}.
 *
 * @param folder - Docusaurus' folder for generated files
 */
export function writeGroups(folder: string) {
  return (compiler: Compiler) => {
    compiler.hooks.done.tap('offline', ({ compilation }) => {
      const groups = JSON.stringify(readGroups(compilation));
      fs.writeFileSync(path.join(folder, GROUPS_FILE), groups);
    });
  };
}
