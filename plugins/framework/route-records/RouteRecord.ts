/** What Docusaurus' generated `routesChunkNames.json` has for a route: the keys of chunks, by prop. */
export interface ChunkNames {
  [prop: string]: string | ChunkNames | (string | ChunkNames)[];
}

/** One route of those that render a page, from the outermost to the page's own. */
export interface RecordedRoute {
  path: string;
  exact?: boolean;
  /** The route's hash, which together with its path is its key. */
  hash: string;
  /** Its place among its siblings: the first route that matches is rendered. */
  order: number;
  /** Other properties that a plugin gave the route, such as the sidebar of a guide. */
  attributes: Record<string, unknown>;
  chunkNames: ChunkNames;
}

/** A page of a docs version, as the global data of the docs plugin has it. */
export interface KnownDoc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Pages of docs versions, by the id of the docs plugin and the name of the version. */
export type KnownDocs = Record<string, Record<string, KnownDoc[]>>;

/** All that is needed to load and render a page. */
export interface RouteRecord {
  /** The path of the page. */
  path: string;
  /** The chunks that are too large to be fetched before the reader is about to open the page. */
  large?: (string | number)[];
  /** Of a page of the docs plugin: itself, and the pages that belong to it in other versions. */
  docs?: KnownDocs;
  routes: RecordedRoute[];
  /** By chunk name: the module's id, and the chunks that it needs besides the first ones. */
  modules: Record<string, [id: string | number, ...chunks: (string | number)[]]>;
  /** The script of each of these chunks, below the base URL. */
  files: Record<string | number, string>;
}

/** The records of a file, by {@link addressKey}: of each page, and of pages that differ in letter case only. */
export type RecordFile = Record<string, RouteRecord[]>;

/** What the HTML of a page contains about routes. */
export interface PageData {
  /** Part of the names of all record files; it changes with any of them. */
  version: string;
  /** How many record files there are. */
  fileCount: number;
  /** Whether the site has a page at its base URL. */
  hasHomePage: boolean;
  /** The record of the page; the not-found page has none. */
  record?: RouteRecord;
}

/**
 * Returns where a record file is published, below the base URL.
 *
 * @param number - see `fileNumber` in `addressKey.ts`
 * @param version - see {@link PageData.version}
 */
export const recordFile = (number: number, version: string): string =>
  `assets/routes/${number}.${version}.json`;

/** The id of the element that contains the {@link PageData}. */
export const PAGE_DATA_ID = 'route-record';
