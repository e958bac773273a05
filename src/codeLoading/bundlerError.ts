/** What the bundler adds to the error of a file that did not load. */
interface BundlerError extends Error {
  /** The address of the file. */
  request?: unknown;
  /** `timeout`: there was no response; `missing`: the response is not the file. */
  type?: string;
  code?: string;
}

/** A file of the site that did not load. */
interface FailedFile {
  kind: 'script' | 'stylesheet';
  reason: 'timeout' | 'incomplete' | 'other';
  /** The address, where the bundler states it. */
  url?: string;
}

const REASONS: Record<string, FailedFile['reason']> = { timeout: 'timeout', missing: 'incomplete' };

/** Returns which file of the site an error is about, or `undefined` when it is another error. */
export function failedFile(error: unknown): FailedFile | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, type = '', code, message, request } = error as BundlerError;
  const isStylesheet = code === 'CSS_CHUNK_LOAD_FAILED' || /^Loading CSS chunk/.test(message);
  if (!isStylesheet && name !== 'ChunkLoadError') return undefined;
  return {
    kind: isStylesheet ? 'stylesheet' : 'script',
    reason: REASONS[type] ?? 'other',
    url: typeof request === 'string' ? request : undefined,
  };
}
