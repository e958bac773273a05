import { execFileSync } from 'node:child_process';

/**
 * Finds the browser that tests and measurements use.
 *
 * @returns the path of Chromium
 * @throws Error when it is not installed
 */
export function chromiumPath(): string {
  try {
    return execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error('The browser tests need Chromium: on Debian, run "apt-get install chromium".');
  }
}
