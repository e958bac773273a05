import { ownAddress } from '../addresses/basePath';
import { SearchError } from './SearchClient';

/** Where an answer may come from: the browser's cache, the cache if the host agrees, or the host. */
export type FileCache = 'default' | 'no-cache' | 'reload';

/**
 * Fetches a text file of this site.
 *
 * @param path - the file's path within the site
 * @param cache - see {@link FileCache}
 * @throws SearchError when there is no answer, or none that is the file
 */
export type FetchFile = (path: string, cache: FileCache) => Promise<string>;

/** Fetches with the browser; see {@link FetchFile}. */
export const fetchFile: FetchFile = async (path, cache) => {
  try {
    const response = await fetch(ownAddress(path), { cache });
    if (!response.ok) throw new SearchError('refused', `${path} answered ${response.status}.`);
    return await response.text();
  } catch (cause) {
    if (cause instanceof SearchError) throw cause;
    throw new SearchError('unreachable', `${path} did not answer.`, { cause });
  }
};
