import { failedFile } from './bundlerError';

/**
 * Describes to a reader why code did not load. The bundler's own text contains a number and an address
 * that mean nothing to a reader.
 *
 * @returns a sentence; the message of an error that is not the bundler's
 */
export function failureText(error: unknown, isOnline: boolean): string {
  if (!(error instanceof Error)) return String(error);
  const failed = failedFile(error);
  if (!failed) return error.message;
  const file = `A ${failed.kind} of this page`;
  if (!isOnline) return `${file} could not be loaded, because you are offline.`;
  if (failed.reason === 'timeout') return `${file} did not arrive in time.`;
  if (failed.reason === 'incomplete') return `${file} did not arrive complete.`;
  return `${file} could not be loaded.`;
}
