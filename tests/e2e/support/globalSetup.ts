import type { TestProject } from 'vitest/node';
import { startServer } from '../../../scripts/staticHost.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site answers during the tests. */
    siteUrl: string;
  }
}

/** Serves the built site, once for all browser tests. */
export default async function serveBuiltSite(project: TestProject) {
  const host = await startServer('build');
  project.provide('siteUrl', host.url);
  return host.close;
}
