import type { Nprogress } from 'nprogress/nprogress.js';

let library: Nprogress | undefined;
let isLoading = false;
let isStarted = false;
let options = {};

async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    library = (await import('nprogress/nprogress.js')).default;
    library.configure(options);
    if (isStarted) library.start();
  } catch {
    // The page works without the bar, which is requested again when it is to be shown again.
  }
  isLoading = false;
}

/**
 * Stands for the progress bar of navigations, `nprogress`, which is loaded when the first page is complete: it is shown
 * for later pages only, and when they take long.
 */
export default {
  configure(given: object): void {
    options = given;
  },
  start(): void {
    isStarted = true;
    if (library) library.start();
    else void load();
  },
  /** The theme also calls this when the first page is complete. */
  done(): void {
    isStarted = false;
    if (library) library.done();
    else void load();
  },
};
