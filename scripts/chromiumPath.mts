import { execFileSync } from 'node:child_process';

const find = (...names: string[]) =>
  execFileSync('sh', ['-c', names.map((name) => `command -v ${name}`).join(' || ')], {
    encoding: 'utf8',
  }).trim();

const INSTALL = 'run "npm run test:setup" on Debian, or install Chromium yourself';

/**
 * Finds the browser that tests and measurements use: Chromium's shell without windows where it is
 * installed, which opens a page in half the time, else the whole of Chromium.
 *
 * @returns the path of the browser
 * @throws Error when neither is installed
 */
export function chromiumPath(): string {
  try {
    return find('chromium-headless-shell', 'chromium');
  } catch {
    throw new Error(`The browser tests need Chromium: ${INSTALL}.`);
  }
}

/**
 * Finds the whole of Chromium, for what its shell lacks: the back-forward cache.
 *
 * @returns the path of the browser
 * @throws Error when it is not installed
 */
export function wholeChromiumPath(): string {
  try {
    return find('chromium');
  } catch {
    throw new Error(`This test needs the whole of Chromium, not its shell alone: ${INSTALL}.`);
  }
}
