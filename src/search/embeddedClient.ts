import { createEngineAsync, type Engine } from './engine';
import type { FetchFile } from './fetchFile';
import { recordLoader } from './recordLoader';
import { type SearchClient, SearchError } from './SearchClient';
import { queryWordsOf } from './words';

/** The reader's version, and all of them: as many sets of docs tags as a reader changes between. */
const MAX_ENGINES = 2;

/**
 * The search engine that comes with the site: fetches the records of the docs tags that it is asked
 * for, and searches them in the browser.
 *
 * @param fetchFile - fetches a file of this site
 */
export function embeddedClient(fetchFile: FetchFile): SearchClient {
  const load = recordLoader(fetchFile);
  const engines = new Map<string, Promise<Engine>>();

  function engineFor(tags: readonly string[]): Promise<Engine> {
    const key = [...new Set(tags)].sort().join();
    const engine = engines.get(key) ?? build(key.split(','));
    // What was used last stays longest.
    engines.delete(key);
    engines.set(key, engine);
    const [oldest] = engines.keys();
    if (oldest !== undefined && engines.size > MAX_ENGINES) engines.delete(oldest);
    // A failure is not kept, so that the next search tries again.
    engine.catch(() => engines.get(key) === engine && engines.delete(key));
    return engine;
  }

  async function build(tags: readonly string[]): Promise<Engine> {
    const records = (await Promise.all(tags.map(load))).flat();
    // Every docs tag of the site has pages, and a search of nothing would say that nothing was found.
    if (records.length === 0) {
      throw new SearchError('corrupt', `There are no records of ${tags.join(', ')}.`);
    }
    return createEngineAsync(records);
  }

  return {
    async prepare(tags) {
      await engineFor(tags).catch(() => {});
    },
    async search(request) {
      if (request.tags.length === 0 || queryWordsOf(request.query).length === 0) {
        return { hits: [], total: 0, kindCounts: {}, suggestions: [] };
      }
      return (await engineFor(request.tags)).search(request);
    },
  };
}
