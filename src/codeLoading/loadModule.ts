import { failedFile } from './bundlerError';
import { refetch } from './refetch';

/**
 * Loads a module. Each of its files that fails is requested once more, bypassing the browser's cache,
 * which may contain a broken one.
 *
 * @param load - imports the module
 * @throws Error when a file fails twice, or when the module itself throws
 */
export async function loadModule<T>(load: () => Promise<T>, refetched: string[] = []): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const file = failedFile(error)?.url;
    if (!file || refetched.includes(file)) throw error;
    await refetch(error);
    return loadModule(load, [...refetched, file]);
  }
}
