import { execFileSync } from 'node:child_process';

const find = (...names: string[]) =>
  execFileSync('sh', ['-c', names.map((name) => `command -v ${name}`).join(' || ')], {
    encoding: 'utf8',
  }).trim();

const INSTALL = 'run "npm run test:setup" on Debian, or install Chromium yourself';

/**
 * Finds the browser that tests and measurements use: Chromium's headless shell if it is
 * installed, which opens a page in half the time, otherwise Chromium.
 *
 * @throws Error when neither is installed
 */
export function findChromium(): string {
  try {
    return find('chromium-headless-shell', 'chromium');
  } catch {
    throw new Error(`The browser tests need Chromium: ${INSTALL}.`);
  }
}

/**
 * Finds full Chromium, for the back-forward cache, which the headless shell does not support.
 *
 * @throws Error when it is not installed
 */
export function findFullChromium(): string {
  try {
    return find('chromium');
  } catch {
    throw new Error(`This test needs the whole of Chromium, not its shell alone: ${INSTALL}.`);
  }
}
