/** What the bundler adds to its errors. */
interface BundlerError extends Error {
  /** `timeout`: nothing came; `missing`: what came is not the file. */
  type?: string;
  code?: string;
}

/**
 * Puts into plain words why code of the site did not load. The bundler's own text names a number and
 * an address that mean nothing to a reader.
 *
 * @param error - why loading failed
 * @param isOnline - whether the browser has a connection
 * @returns a sentence; of an error that is not the bundler's, its message
 */
export function failureText(error: unknown, isOnline: boolean): string {
  if (!(error instanceof Error)) return String(error);
  const { name, type, code, message } = error as BundlerError;
  const isStylesheet = code === 'CSS_CHUNK_LOAD_FAILED' || /^Loading CSS chunk/.test(message);
  if (!isStylesheet && name !== 'ChunkLoadError') return message;
  const file = `A ${isStylesheet ? 'stylesheet' : 'script'} of this page`;
  if (!isOnline) return `${file} could not be loaded, because you are offline.`;
  if (type === 'timeout') return `${file} did not arrive in time.`;
  if (type === 'missing') return `${file} did not arrive complete.`;
  return `${file} could not be loaded.`;
}
