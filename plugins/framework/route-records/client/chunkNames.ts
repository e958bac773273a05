import type { ChunkNames } from '../RouteRecord';

/**
 * The chunk names of the known routes, by key. In the published scripts it replaces Docusaurus'
 * generated module, which lists those of all routes; `ComponentCreator` reads it for each route.
 */
const chunkNames: Record<string, ChunkNames> = {};

export default chunkNames;
