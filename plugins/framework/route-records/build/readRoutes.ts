import fs from 'node:fs';
import vm from 'node:vm';
import { generatedFile } from '../../generatedFile';
import type { ChunkNames } from '../RouteRecord';

/** A route as Docusaurus generates it, with its hash instead of its component. */
export interface GeneratedRoute {
  path: string;
  exact?: boolean;
  hash: string;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** The routes of a site, and the chunk names of each, by path and hash. */
export interface GeneratedRoutes {
  routes: GeneratedRoute[];
  chunkNames: Record<string, ChunkNames>;
}

/** What stands in `routes.js` for a component: `ComponentCreator('/docs/intro', 'f0a')`. */
const COMPONENT = /\bcomponent: ComponentCreator\(('(?:[^'\\]|\\.)*')(?:, ('\w+'))?\)/g;

/**
 * Reads the source of `routes.js`.
 *
 * @returns the routes, without the one for all other addresses
 * @throws Error when the file does not have the form that Docusaurus writes today
 */
export function parseRoutes(source: string): GeneratedRoute[] {
  const [, list] = /^export default (\[.*\]);\s*$/ms.exec(source) ?? [];
  const data = list?.replace(COMPONENT, (_, _path, hash) => `hash: ${hash ?? "''"}`);
  if (!data || data.includes('ComponentCreator')) {
    throw new Error(
      '.docusaurus/routes.js does not have the expected form: adapt plugins/framework/route-records/build/readRoutes.ts.',
    );
  }
  const routes = vm.runInNewContext(data) as GeneratedRoute[];
  return routes.filter((route) => route.path !== '*');
}

/**
 * Reads the routes that Docusaurus has generated.
 *
 * @param generatedFilesDir - Docusaurus' folder for generated files
 * @throws Error when a file is missing or has another form
 */
export function readRoutes(generatedFilesDir: string): GeneratedRoutes {
  const read = (name: string) =>
    fs.readFileSync(generatedFile(generatedFilesDir, name, 'route-records'), 'utf8');
  return {
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as GeneratedRoutes['chunkNames'],
  };
}
