/** The environment variable that withdraws the offline copies of all readers. */
const VARIABLE = 'OFFLINE_COPIES';

/** Its one value. */
const OFF = 'off';

/** The script of the service worker. It is at the root of the site, below which it answers requests. */
export const SERVICE_WORKER = '/service-worker.js';

/** The folder of the lists of files; see `src/offline/OfflineFiles.ts`. */
export const OFFLINE_FOLDER = '/offline';

/** The page on which readers store the site. */
export const OFFLINE_PAGE = '/offline';

/** The page that the service worker sends for every address; its scripts show the page of the address. */
export const OPENING_PAGE = '/offline/opening';

/**
 * Reads from the environment whether readers may store the site. Where they may not, the service worker of those who
 * have stored it removes itself and everything that it stored.
 *
 * @param environment - the environment variables
 * @throws Error when the variable has another value than `off`
 */
export function offersOfflineCopies(
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  const value = environment[VARIABLE]?.trim() ?? '';
  if (value !== '' && value !== OFF) {
    throw new Error(`${VARIABLE} must be "${OFF}" or unset, not "${value}".`);
  }
  return value !== OFF;
}
