import type { RouteRecord } from '../RouteRecord';

type Module = { default?: unknown };
type RegistryEntry = [load: () => Promise<Module>, source: string, id: string | number];

/**
 * How to load the modules of the known routes, by chunk name. In the published scripts it replaces
 * Docusaurus' generated module, which lists the modules of all routes; `ComponentCreator` reads it for
 * each route.
 */
const registry: Record<string, RegistryEntry> = {};

export default registry;

/**
 * Tells the bundler which modules pages are made of, each a chunk of its own. It is never called, and
 * the plugin removes its chunk.
 */
export const allModules = () =>
  import(/* webpackChunkName: "all-route-modules" */ '@generated/registry.js');

const files: RouteRecord['files'] = {};
const bundlersFile = __webpack_require__.u;
// The bundler's own table leaves out the chunks that the records have.
__webpack_require__.u = (chunk: string | number) => files[chunk] ?? bundlersFile(chunk);

/** Data is imported as the default export of a module that has none, as it is with `import()`. */
function withDefault(module: BundledModule): Module {
  return module.__esModule ? module : { default: module };
}

/**
 * Makes the modules of a page known.
 *
 * @param record - the record of the page
 */
export function addModules(record: RouteRecord): void {
  Object.assign(files, record.files);
  for (const [chunkName, [id, ...chunks]] of Object.entries(record.modules)) {
    const load = async () => {
      await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
      // A module that awaits something is a promise.
      return withDefault(await __webpack_require__(id));
    };
    registry[chunkName] = [load, '', id];
  }
}
