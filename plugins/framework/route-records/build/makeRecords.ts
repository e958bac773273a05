import { simpleHash } from '@docusaurus/utils';
import { addressKey, fileNumber } from '../addressKey';
import type { ChunkNames, KnownDocs, RecordedRoute, RecordFile, RouteRecord } from '../RouteRecord';
import type { GeneratedRoute, GeneratedRoutes } from './readRoutes';

/** The chunks of a site, as the bundler has made them. */
export interface Chunks {
  /** By chunk name: the module's id, and the chunks that it needs besides the first ones. */
  modules: ReadonlyMap<string, RouteRecord['modules'][string]>;
  /** The script of each chunk, below the base URL. */
  files: ReadonlyMap<string | number, string>;
  /** Those with a large script. */
  large: ReadonlySet<string | number>;
}

/** All records of a site. */
export interface Records {
  /** By the path of the page. */
  pages: Map<string, RouteRecord>;
  files: RecordFile[];
  /** A hash of all of them. */
  version: string;
}

/** Of pages in a file, on average. There is a file for each address, also where there is no page. */
const PAGES_PER_FILE = 2;

const listNames = (names: ChunkNames | ChunkNames[string]): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(listNames);

function makeRecord(
  path: string,
  routes: RecordedRoute[],
  { modules, files, large }: Chunks,
  docs: KnownDocs | undefined,
): RouteRecord {
  const record: RouteRecord = { path, ...(docs && { docs }), routes, modules: {}, files: {} };
  for (const name of routes.flatMap(({ chunkNames }) => listNames(chunkNames))) {
    const module = modules.get(name);
    if (!module) throw new Error(`The bundler has no chunk "${name}", which ${path} needs.`);
    record.modules[name] = module;
    for (const chunk of module.slice(1)) {
      const file = files.get(chunk);
      if (file) record.files[chunk] = file;
    }
  }
  const largeOfPage = [...large].filter((chunk) => chunk in record.files);
  return largeOfPage.length > 0 ? { ...record, large: largeOfPage } : record;
}

/** Finds the pages below some routes, each with the routes that render it. */
function listPages(
  level: readonly GeneratedRoute[],
  chunkNames: GeneratedRoutes['chunkNames'],
  outer: readonly RecordedRoute[] = [],
): RecordedRoute[][] {
  return level.flatMap(({ path, exact, hash, routes, ...attributes }, order) => {
    const own = chunkNames[`${path}-${hash}`];
    if (!own) throw new Error(`Docusaurus has no chunk names for the route ${path}.`);
    const route = { path, ...(exact ? { exact } : {}), hash, order, attributes, chunkNames: own };
    const chain = [...outer, route];
    if (routes) return listPages(routes, chunkNames, chain);
    if (exact) return [chain];
    throw new Error(
      `The route ${path} is not exact, so that it has no end of addresses, and route-records cannot list them: set \`exact: true\`, or remove plugins/framework/route-records.`,
    );
  });
}

/**
 * Makes the record of each page, and distributes them over files by their address.
 *
 * @param generated - the routes that Docusaurus has generated
 * @param chunks - the chunks that the bundler has made
 * @param docs - what each page has to know of the docs versions, by its path
 * @throws Error when a route has no chunk, or matches more than one address
 */
export function makeRecords(
  { routes, chunkNames }: GeneratedRoutes,
  chunks: Chunks,
  docs: ReadonlyMap<string, KnownDocs> = new Map(),
): Records {
  const pages = new Map<string, RouteRecord>();
  for (const chain of listPages(routes, chunkNames)) {
    const { path } = chain.at(-1) as RecordedRoute;
    // Of two routes with the same path, the router takes the first.
    if (!pages.has(path)) pages.set(path, makeRecord(path, chain, chunks, docs.get(path)));
  }
  const count = Math.max(1, Math.ceil(pages.size / PAGES_PER_FILE));
  const files = Array.from({ length: count }, (): RecordFile => ({}));
  for (const [path, record] of pages) {
    const key = addressKey(path);
    const file = files[fileNumber(key, count)] as RecordFile;
    file[key] = [...(file[key] ?? []), record];
  }
  const version = simpleHash(JSON.stringify(files), 8);
  return { pages, files, version };
}
